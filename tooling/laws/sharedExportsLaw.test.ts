import { sharedExportsLaw } from './sharedExportsLaw';
import { source } from './sources';

const index = (line: string) => source('shared-ui/src/index.ts', line);
const remark = index(`export { Remark } from './components/Remark/Remark';`);
const user = (remote: string, text = `import { Remark } from 'shared-ui';`) =>
  source(`${remote}/src/a.tsx`, text);

const messages = (...sources: ReturnType<typeof source>[]) =>
  sharedExportsLaw.check(sources).map(({ message }) => message);

describe('what shared-ui exports', () => {
  it('is used by two packages', () => {
    expect(messages(remark, user('remote-mentor'), user('remote-founder'))).toEqual([]);
    expect(messages(remark, user('remote-mentor'), user('shell'))).toEqual([]);
  });

  it('is at home in the one package that uses it', () => {
    expect(messages(remark, user('remote-mentor'))).toEqual([
      'only remote-mentor uses Remark: it is at home there',
    ]);
  });

  it.each([
    ['by nobody', []],
    ['by shared-ui alone', [user('shared-ui')]],
    ['under another name', [user('remote-mentor', `import { Remark } from './Remark';`)]],
  ])('is not exported when it is used %s', (_how, users) => {
    expect(messages(remark, ...users)).toEqual(['nobody uses Remark: do not export it']);
  });

  it('may be a type, and have another name where it is used', () => {
    const types = index(`export { type RemarkProps } from './components/Remark/Remark';`);
    const text = `import { type RemarkProps as Props } from 'shared-ui';`;
    expect(messages(types, user('remote-mentor', text), user('shell', text))).toEqual([]);
  });

  it('of core is used by somebody, its own components included', () => {
    const core = source('shared-ui/src/core.ts', `export { theme } from './theme/theme';`);
    const component = source(
      'shared-ui/src/components/A.tsx',
      `import { theme } from 'shared-ui/core';`,
    );
    expect(messages(core, component)).toEqual([]);
    expect(messages(core)).toEqual(['nobody uses theme: do not export it']);
  });
});
