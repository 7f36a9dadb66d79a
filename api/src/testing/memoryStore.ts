import type { MediaStore } from '../media/mediaStore';

/** Pictures in memory. */
export function memoryStore(now = () => new Date()): MediaStore & { names(): string[] } {
  const files = new Map<string, { bytes: Buffer; writtenAt: Date }>();
  return {
    async put(name, bytes) {
      files.set(name, { bytes, writtenAt: now() });
    },
    get: async (name) => files.get(name)?.bytes,
    async delete(name) {
      files.delete(name);
    },
    list: async (prefix) =>
      [...files]
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, { writtenAt }]) => ({ name, writtenAt })),
    names: () => [...files.keys()].sort(),
  };
}
