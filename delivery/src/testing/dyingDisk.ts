import { open } from 'node:fs/promises';

/**
 * Opens files like node:fs, except the n-th: of that one only some bytes are written before the writer dies.
 * @param bytes how many, for a file of this size
 * @param die ends the process, or returns a promise that never resolves
 */
export function dyingDisk(
  last: number,
  bytes: (size: number) => number,
  die: () => Promise<void>,
): typeof open {
  let opened = 0;
  return async (...args) => {
    opened += 1;
    if (opened > last) await die();
    const file = await open(...args);
    if (opened < last) return file;
    const write = file.writeFile.bind(file);
    file.writeFile = async (content) => {
      const whole = Buffer.from(content as Buffer | string);
      await write(whole.subarray(0, bytes(whole.length)));
      await file.close();
      await die();
    };
    return file;
  };
}
