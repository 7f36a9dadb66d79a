import { folderStore } from './folderStore';
import { WRITTEN_ONCE } from './objectHeaders';
import type { Store } from './store';

/**
 * A store far away, read through a folder of this machine. What was read once is there for ever; when
 * the far store cannot be reached, the newest revision that was seen stands.
 * @param onTrouble called when it cannot be reached
 */
export function mirroredStore(
  far: Store,
  folder: string,
  onTrouble: (error: unknown) => void,
): Store {
  const near = folderStore(folder);

  /** What the far store says, or what is known here while it says nothing. */
  async function orKnown<Answer>(asked: Promise<Answer>, known: () => Promise<Answer>) {
    try {
      return await asked;
    } catch (error) {
      onTrouble(error);
      return known();
    }
  }

  async function bring(key: string, keep: 'create' | 'replace'): Promise<Buffer | undefined> {
    const content = await far.read(key);
    if (content) await near[keep](key, content);
    return content;
  }

  return {
    ...far,
    folder: near.folder,
    far: true,

    async read(key) {
      if (!WRITTEN_ONCE.test(key)) return orKnown(bring(key, 'replace'), () => near.read(key));
      const known = await near.read(key);
      if (known) return known;
      // A newer revision that cannot be looked for is one that is not there yet; a file is missed.
      return key.startsWith('registry/')
        ? orKnown(bring(key, 'create'), async () => undefined)
        : bring(key, 'create');
    },

    forget: (key) => near.remove(key),

    stamp: (key) => orKnown(far.stamp(key), () => near.stamp(key)),
  };
}
