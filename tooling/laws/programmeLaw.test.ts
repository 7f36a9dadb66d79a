import { programmeLaw } from './programmeLaw';
import { source } from './sources';

const demo = source(
  'contract/demo-programme/landing.ts',
  `const a = [{ name: 'Ada Lovelace', line: 'Engines' }, { mail_hello: 'hello@quest.example' }];`,
);
const messages = (path: string, text: string) =>
  programmeLaw.check([demo, source(path, text)]).map(({ message }) => message);

const PAGE = 'remote-public/src/pages/landing/Hero.tsx';

describe('code', () => {
  it.each([
    ['a season', 'const title = `Season 3 begins`;', 'Season 3'],
    ['a season of the address', `const path = '/startups?filter=season 2';`, 'season 2'],
    ['which seasons are shown', 'sql`season = any(array[1, 2])`', 'array[1, 2]'],
    ['a mentor of the programme', `const mentor = 'Ada Lovelace';`, 'Ada Lovelace'],
    ['its address', `const to = 'mailto:hello@quest.example';`, 'hello@quest.example'],
  ])('does not name %s', (_, text, said) => {
    expect(messages(PAGE, text)).toEqual([`'${said}' is said by the programme, not in code`]);
  });

  it.each([
    ['of the demo data', 'api/src/db/seed/programme/updates.ts'],
    ['of tests', 'remote-public/src/pages/landing/LandingPage.test.tsx'],
    ['of tools', 'tooling/film/frames.ts'],
  ])('%s may', (_, path) => {
    expect(messages(path, `const title = 'Season 3 of Ada Lovelace';`)).toEqual([]);
  });

  it('gives examples in comments', () => {
    expect(messages(PAGE, `/** 'Season 3' */\nconst a = 1; // as Ada Lovelace has it`)).toEqual([]);
  });
});
