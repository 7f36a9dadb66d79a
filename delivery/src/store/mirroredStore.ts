import { folderStore } from './folderStore';
import { WRITTEN_ONCE } from './objectHeaders';
import type { Store } from './store';

/**
 * A store far away, read through a folder of this machine. What was read once is there for ever; when
 * the far store cannot be reached, the newest revision that was seen stands. What cannot be kept here is not
 * read either: its files could not be handed out.
 * @param onTrouble called when it cannot be reached
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
        // A newer revision that cannot be looked for is one that is not there yet.
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
