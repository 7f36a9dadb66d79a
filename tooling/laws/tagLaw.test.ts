import { source } from './sources';
import { tagLaw } from './tagLaw';

const core = source('shared-ui/src/data/api.ts', `const TAGS = ['Milestones'] as const;`);
const user = (path: string) => source(path, `const a = { providesTags: ['Milestones'] };`);
const messages = (...paths: string[]) =>
  tagLaw.check([core, ...paths.map(user)]).map(({ message }) => message);

describe('a tag of the cache in core', () => {
  it('is used by two remotes, by the shell or by shared-ui', () => {
    expect(messages('remote-mentor/src/a.ts', 'remote-founder/src/b.ts')).toEqual([]);
    expect(messages('shell/src/a.ts')).toEqual([]);
    expect(messages('shared-ui/src/updates/updatePages.ts')).toEqual([]);
  });

  it.each([
    ['one remote', ['remote-mentor/src/a.ts', 'remote-mentor/src/b.ts']],
    [
      'one remote and a test of another',
      ['remote-mentor/src/a.ts', 'remote-founder/src/b.test.ts'],
    ],
  ])('is declared by %s that uses it', (_who, paths) => {
    expect(messages(...paths)).toEqual([
      'only remote-mentor uses the tag Milestones: it is declared there',
    ]);
  });

  it('is used at all', () => {
    expect(messages()).toEqual(['nobody uses the tag Milestones']);
  });
});
