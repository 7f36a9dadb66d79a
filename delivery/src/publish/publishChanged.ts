import { buildReleases, RELEASED } from 'tooling/release';

import { readStoreUrl } from '../env';
import type { Author } from '../store/revisions';
import { openStore } from '../store/store';
import { type Published, publish } from './publish';

/**
 * Builds what changed and publishes it, shell and remotes together: what `npm start` does.
 * @param report told of each step as it begins
 */
export async function publishChanged(
  author: Author,
  report: (step: string) => void,
): Promise<Published> {
  const folders = await buildReleases(RELEASED, {
    onBuild: (name, position) => report(`Building ${position} of ${RELEASED.length}: ${name}`),
  });
  report('Publishing what changed');
  return publish(openStore(readStoreUrl()), folders, author);
}
