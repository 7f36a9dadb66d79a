import { releaseBase } from 'contract/registry';
import { OperatorError } from 'server-kit/log';
import { releasePrefix, SERVER_FILE } from '../releases/releaseKeys';
import { isAsSealed } from '../releases/upload';
import type { Store } from '../store/store';
import type { Deployed } from './deployed/Deployed';
import type { FindLoadable } from './deployed/loadable';
import type { ReadSource } from './render/Renderer';

/**
 * Reads server builds from the store and verifies them like any other script.
 * @throws OperatorError when one is missing, or differs from what was published
 */
export function sourceReader(store: Store, deployed: Deployed, find: FindLoadable): ReadSource {
  return async (packageName, id) => {
    const content = await store.read(releasePrefix(packageName, id) + SERVER_FILE);
    const release = await find(packageName, id);
    if (!content || !release)
      throw new OperatorError(`${packageName} ${id} has no server build in the store.`);
    if (!isAsSealed(release, SERVER_FILE, content)) {
      throw new OperatorError(
        `The server build of ${packageName} ${id} is not the one that was published.`,
      );
    }
    const base = (await deployed.current())?.registry.base ?? '/releases/';
    return { id, text: content.toString('utf8'), base: releaseBase(base, packageName, id) };
  };
}
