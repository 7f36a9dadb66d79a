import { folderCycleLaw } from './folderCycleLaw';
import { source } from './sources';

const file = (path: string, ...specifiers: string[]) =>
  source(path, specifiers.map((one) => `import '${one}';`).join('\n'));

const messages = (...sources: ReturnType<typeof source>[]) =>
  folderCycleLaw.check(sources).map(({ message }) => message.split(' import each other')[0]);

describe('folders that import each other', () => {
  it('are reported, even when no two files import each other', () => {
    const found = messages(
      file('api/src/a/one.ts', '../b/two'),
      file('api/src/a/three.ts'),
      file('api/src/b/two.ts'),
      file('api/src/b/four.ts', '../a/three'),
    );
    expect(found).toEqual(['api/src/a, api/src/b']);
  });

  it('are reported for type imports too', () => {
    const back = source('api/src/b/two.ts', `import type { A } from '../a/one';`);
    expect(messages(file('api/src/a/one.ts', '../b/two'), back)).toEqual(['api/src/a, api/src/b']);
  });

  it('include a folder and its parent', () => {
    const found = messages(file('api/src/a.ts', './b/two'), file('api/src/b/two.ts', '../a'));
    expect(found).toEqual(['api/src, api/src/b']);
  });

  it('exclude one-way imports, imports in one folder, and tests', () => {
    const found = messages(
      file('api/src/a/one.ts', '../b/two', './three'),
      file('api/src/a/three.ts', './one'),
      file('api/src/b/two.ts'),
      file('api/src/b/two.test.ts', '../a/one'),
    );
    expect(found).toEqual([]);
  });

  it('are reported with a file of each, and the remedy', () => {
    const found = folderCycleLaw.check([
      file('api/src/a/one.ts', '../b/two'),
      file('api/src/b/two.ts', '../a/one'),
    ]);
    expect(found).toEqual([
      {
        path: 'api/src/a/one.ts',
        message:
          'api/src/a, api/src/b import each other, see api/src/b/two.ts: move what both need',
      },
    ]);
  });
});
