import { source } from './sources';
import { storyLaw } from './storyLaw';

const index = (line: string) => source('shared-ui/src/index.ts', line);
const story = (text: string) => source('shared-ui/src/components/Remark/Remark.stories.tsx', text);
const messages = (...sources: ReturnType<typeof source>[]) =>
  storyLaw.check(sources).map(({ message }) => message);

const remark = index(`export { Remark, type RemarkTone } from './components/Remark/Remark';`);

describe('a component of shared-ui', () => {
  it.each(['<Remark />', '<Remark tone="quiet">Hm</Remark>', '<Remark\n  tone="quiet"\n/>'])(
    'has a story as %s',
    (use) => {
      expect(messages(remark, story(`export const Plain = () => ${use}`))).toEqual([]);
    },
  );

  it.each(['null', '<Remarkable />', '<RemarkList />'])('has no story with %j', (text) => {
    expect(messages(remark, story(`export const Plain = () => ${text}`))).toEqual([
      'no story shows Remark: write Remark.stories.tsx',
    ]);
  });

  it('needs a story, a test is not enough', () => {
    const test = source(
      'shared-ui/src/components/Remark/Remark.test.tsx',
      'export const it = <Remark />',
    );
    expect(messages(remark, test)).toHaveLength(1);
  });

  it('is no hook, no text helper and no part of core', () => {
    const others = index(
      `export { useCopied } from './copy/useCopied';\nexport { useFirstWrongField } from './components/Field/useFirstWrongField';`,
    );
    expect(messages(others)).toEqual([]);
  });
});
