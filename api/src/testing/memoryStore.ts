import type { MediaStore } from '../media/mediaStore';

/** Pictures in memory. */
export function memoryStore(): MediaStore & { names(): string[] } {
  const files = new Map<string, Buffer>();
  return {
    async put(name, bytes) {
      files.set(name, bytes);
    },
    get: async (name) => files.get(name),
    async delete(name) {
      files.delete(name);
    },
    names: () => [...files.keys()].sort(),
  };
}
