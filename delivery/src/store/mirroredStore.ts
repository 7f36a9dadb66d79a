import { folderStore } from './folderStore';
import { WRITTEN_ONCE } from './objectHeaders';
import type { Store } from './store';

/**
 * A remote store, read through a local folder. Files that were read once are stored there for ever; while the remote
 * store is unreachable, the newest known revision is used. A file that cannot be stored locally is not read either,
 * because its release could not be served.
 * @param onTrouble called when it is unreachable
 */
export function mirroredStore(
  far: Store,
  folder: string,
  onTrouble: (error: unknown) => void,
): Store {
  const near = folderStore(folder);

  return {
    ...far,
    folder: near.folder,
    far: true,
    kept: { ...near, guard: far.guard },

    async read(key) {
      const isWrittenOnce = WRITTEN_ONCE.test(key);
      const known = isWrittenOnce && (await near.read(key));
      if (known) return known;
      let content: Buffer | undefined;
      try {
        content = await far.read(key);
      } catch (error) {
        if (key.startsWith('releases/')) throw error;
        onTrouble(error);
        // While newer revisions cannot be looked up, there are none.
        return isWrittenOnce ? undefined : near.read(key);
      }
      if (content) await (isWrittenOnce ? near.create : near.replace)(key, content);
      return content;
    },

    forget: (key) => near.remove(key),

    stamp: (key) =>
      far.stamp(key).catch((error: unknown) => {
        onTrouble(error);
        return near.stamp(key);
      }),
  };
}
