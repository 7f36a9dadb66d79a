import { buildReleases, RELEASED } from 'tooling/release';

import { readStoreUrl } from '../env';
import type { Author } from '../store/revisions';
import { openStore } from '../store/store';
import { type Published, publish } from './publish';

/** Builds what changed and publishes it, shell and remotes together: what `npm start` does. */
export async function publishChanged(author: Author): Promise<Published> {
  return publish(openStore(readStoreUrl()), await buildReleases(RELEASED), author);
}
