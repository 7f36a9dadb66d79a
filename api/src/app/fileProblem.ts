import { existsSync } from 'node:fs';
import path from 'node:path';

import { HttpError } from './httpError';

/** Sentences for errors of the file system. @param file undefined when unknown */
const SENTENCES: Record<string, (file: string | undefined) => string> = {
  ENOENT: (file) =>
    file === undefined || existsSync(path.dirname(file))
      ? `There is no file ${file ?? 'of that name'}.`
      : `There is no folder ${path.dirname(file)}. Make it first, or name another one.`,
  EACCES: forbidden,
  EPERM: forbidden,
  EISDIR: (file) => `${file ?? 'It'} is a folder. Name a file.`,
  ENOTDIR: (file) => `${file ?? 'It'} lies in a file. Name a place in a folder.`,
  EROFS: (file) =>
    `Nothing can be written at ${file ?? 'that place'}: its disk is read-only. Name another place.`,
  ENOSPC: full,
  EDQUOT: full,
};

/**
 * The response about a file that could not be read or written.
 * @param file the requested one, because the error may name another or none
 * @returns undefined for other errors
 */
export function fileProblem(error: unknown, file?: string): HttpError | undefined {
  const { code = '', syscall, path: at } = (error ?? {}) as NodeJS.ErrnoException;
  if (syscall === undefined || syscall === 'connect') return undefined;
  const sentence = SENTENCES[code]?.(file ?? at);
  return sentence === undefined
    ? undefined
    : new HttpError(code === 'ENOENT' ? 404 : 409, sentence);
}

function forbidden(file?: string): string {
  return `This account may not read or write ${file ?? 'there'}. Use the account that may, or another place.`;
}

function full(file?: string): string {
  return `There is no space left ${file ? `for ${file}` : 'on the disk'}. Make room, or name a place on another disk.`;
}
