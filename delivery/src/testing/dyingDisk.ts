import { open } from 'node:fs/promises';

/**
 * Opens files as node:fs does, until the n-th: of that one only some bytes reach the disk before its
 * writer dies.
 * @param bytes how many, of a file of this size
 * @param die ends the process, or answers a promise that is never kept
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
