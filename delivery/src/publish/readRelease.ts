import type { ReleaseFile } from 'tooling/release';

import type { Store } from '../store/store';
import { RELEASE_FILE, releasePrefix } from './releaseKeys';

/** Everything about a published release; undefined when it was never (wholly) published. */
export async function readRelease(
  store: Store,
  name: string,
  id: string,
): Promise<ReleaseFile | undefined> {
  const content = await store.read(releasePrefix(name, id) + RELEASE_FILE);
  return content && (JSON.parse(content.toString('utf8')) as ReleaseFile);
}
