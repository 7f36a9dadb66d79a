import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { fileProblem } from './fileProblem';

const folder = temporaryFolder('files');
mkdirSync(path.join(folder, 'a-folder'));
writeFileSync(path.join(folder, 'a-file'), '');
const at = (name: string) => path.join(folder, name);

/** Returns what the file system throws for a read or write. */
function thrown(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** Errors that a test cannot cause, such as a full disk or a foreign owner. */
const failure = (code: string, more = {}) =>
  Object.assign(new Error(code), { code, syscall: 'open', ...more });

describe('a file error becomes a sentence', () => {
  it.each([
    ['none', () => readFileSync(at('none')), `There is no file ${at('none')}.`],
    [
      'none/copy',
      () => writeFileSync(at('none/copy'), ''),
      `There is no folder ${at('none')}. Create it first, or name another one.`,
    ],
    ['a-folder', () => readFileSync(at('a-folder')), `${at('a-folder')} is a folder. Name a file.`],
    [
      'a-file/copy',
      () => writeFileSync(at('a-file/copy'), ''),
      `${at('a-file/copy')} is inside a file. Name a path in a folder.`,
    ],
  ])('about %s', (name, act, sentence) => {
    expect(fileProblem(thrown(act), at(name))?.message).toBe(sentence);
  });

  it.each([
    [
      'EACCES',
      'This user account has no permission to read or write /srv/x. Use another account or another path.',
    ],
    ['EROFS', '/srv/x cannot be written, because its disk is read-only. Name another path.'],
    [
      'ENOSPC',
      'There is no space left for /srv/x. Free some space, or name a path on another disk.',
    ],
  ])('about %s', (code, sentence) => {
    expect(fileProblem(failure(code, { path: '/srv/x' }))).toMatchObject({ message: sentence });
  });

  it('about a full disk, also without the name of the file', () => {
    expect(fileProblem(failure('ENOSPC', { syscall: 'write' }))?.message).toBe(
      'There is no space left on the disk. Free some space, or name a path on another disk.',
    );
    expect(fileProblem(failure('ENOSPC', { syscall: 'write' }), at('a-file'))?.message).toContain(
      `for ${at('a-file')}`,
    );
  });

  it.each([
    ['an internal error', new TypeError('undefined is not a function')],
    ['a server that is down', failure('ENOENT', { syscall: 'connect' })],
    ['nothing at all', undefined],
  ])('but not %s', (_what, error) => {
    expect(fileProblem(error)).toBeUndefined();
    expect(existsSync(at('none'))).toBe(false);
  });
});
