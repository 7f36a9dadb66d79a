import { checkSharedExports } from './sharedExportsLaw';
import { source } from './sources';

const index = (line: string) => source('shared-ui/src/index.ts', line);
const remark = index(`export { Remark } from './components/Remark/Remark';`);
const user = (remote: string, text = `import { Remark } from 'shared-ui';`) =>
  source(`${remote}/src/a.tsx`, text);

const messages = (...sources: ReturnType<typeof source>[]) => messagesWith('', ...sources);
const messagesWith = (guides: string, ...sources: ReturnType<typeof source>[]) =>
  checkSharedExports(sources, guides).map(({ message }) => message);

describe('what shared-ui exports', () => {
  it('is used by two packages', () => {
    expect(messages(remark, user('remote-mentor'), user('remote-founder'))).toEqual([]);
    expect(messages(remark, user('remote-mentor'), user('shell'))).toEqual([]);
  });

  it('must move to the only package that uses it', () => {
    expect(messages(remark, user('remote-mentor'))).toEqual([
      'only remote-mentor uses Remark: it is at home there',
    ]);
  });

  it.each([
    ['by nobody', []],
    ['by shared-ui alone', [user('shared-ui')]],
    ['under another name', [user('remote-mentor', `import { Remark } from './Remark';`)]],
  ])('is dead when it is used %s', (_how, users) => {
    expect(messages(remark, ...users)).toEqual(['nobody uses Remark: do not export it']);
  });

  it('may be a type, and have another name where it is used', () => {
    const types = index(`export { type RemarkProps } from './components/Remark/Remark';`);
    const text = `import { type RemarkProps as Props } from 'shared-ui';`;
    expect(messages(types, user('remote-mentor', text), user('shell', text))).toEqual([]);
  });

  it('of core is used somewhere, possibly by its own components', () => {
    const core = source('shared-ui/src/core.ts', `export { theme } from './theme/theme';`);
    const component = source(
      'shared-ui/src/components/A.tsx',
      `import { theme } from 'shared-ui/core';`,
    );
    expect(messages(core, component)).toEqual([]);
    expect(messages(core)).toEqual(['nobody uses theme: do not export it']);
  });

  it('may be what the guide for other teams shows', () => {
    const guide = `   import { Remark } from 'shared-ui';`;
    expect(messagesWith(guide, remark, user('remote-mentor'))).toEqual([]);
    expect(messagesWith(guide, remark)).toEqual([
      'only remote-press uses Remark: it is at home there',
    ]);
  });

  it('stays when other components use it', () => {
    const reader = (path: string) => source(path, `import { Remark } from '../Remark/Remark';`);
    const shown = user('remote-mentor');
    expect(messages(remark, shown, reader('shared-ui/src/components/A/A.tsx'))).toEqual([]);
    for (const other of ['A.test.tsx', 'A.stories.tsx']) {
      expect(messages(remark, shown, reader(`shared-ui/src/components/A/${other}`))).toEqual([
        'only remote-mentor uses Remark: it is at home there',
      ]);
    }
  });

  it('stays when the rest of its own file uses it, a comment is not enough', () => {
    const types = index(`export { Remark, type RemarkTone } from './components/Remark/Remark';`);
    const home = (text: string) => source('shared-ui/src/components/Remark/Remark.tsx', text);
    const users = [
      user('remote-mentor'),
      user('shell', `import { Remark, type RemarkTone } from 'shared-ui';`),
    ];
    const declared = `export type RemarkTone = 'quiet';`;
    expect(
      messages(types, ...users, home(`${declared} const tone: RemarkTone = 'quiet';`)),
    ).toEqual([]);
    expect(messages(types, ...users, home(`/** A RemarkTone. */ ${declared}`))).toEqual([
      'only shell uses RemarkTone: it is at home there',
    ]);
  });

  it('of core must move to the only package that uses it, unless others need its file', () => {
    const core = source('shared-ui/src/core.ts', `export { first, second } from './page/page';`);
    const takes = (remote: string, name: string) =>
      user(remote, `import { ${name} } from 'shared-ui';`);
    expect(messages(core, takes('shell', 'first'), takes('shell', 'second'))).toEqual([
      'only shell uses first: it is at home there',
      'only shell uses second: it is at home there',
    ]);
    expect(
      messages(
        core,
        takes('shell', 'first'),
        takes('shell', 'second'),
        takes('remote-mentor', 'second'),
      ),
    ).toEqual([]);
    const store = source('shared-ui/src/store/store.ts', `import { first } from '../page/page';`);
    expect(messages(core, store, takes('shell', 'first'), takes('shell', 'second'))).toEqual([]);
  });
});
