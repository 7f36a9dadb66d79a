import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { programmeLaw, valuesOf } from './programmeLaw';

const law = programmeLaw(DEMO_PROGRAMME);
const messages = (path: string, text: string) =>
  law.check([{ path, text }]).map(({ message }) => message);

const PAGE = 'remote-public/src/pages/landing/Hero.tsx';
const said = (text: string) => `'${text}' is said by the programme, not in code`;
const { site, landing, legal } = DEMO_PROGRAMME;
const season = site.seasons.find(({ number }) => number === site.current_season)!;
const mentor = landing.mentors[0]!.name;

describe('code', () => {
  it.each([
    ['a season', 'const title = `Season 3 begins`;', 'Season 3'],
    ['a season of the address', `const path = '/startups?filter=season 2';`, 'season 2'],
    ['which seasons are shown', 'sql`season = any(array[1, 2])`', 'array[1, 2]'],
    ['figures of the programme', `const text = '239 submissions';`, '239'],
    ['a figure by itself', 'const submissions = 239;', '239'],
  ])('must not contain %s', (_, text, stated) => {
    expect(messages(PAGE, text)).toEqual([said(stated)]);
  });

  it.each([
    ['a mentor', mentor],
    ['a founder', landing.founders[0]!.name],
    ['a partner', landing.partners[0]!.name],
    ['who says something', landing.testimonials[0]!.name],
    ['the responsible organisation', legal.company],
    ['its register', legal.register],
    ['its street', legal.address],
    ['the address for everything', site.mail_hello],
    ['the address for data protection', legal.mail_privacy],
    ['a channel', site.channels[0]!.href],
    ['the blog', site.blog],
    ['where the best teams travel', season.trip],
    ['who asks for data of the travellers', season.trip_authorities],
    ['what the winners get', season.prize],
  ])('must not contain %s', (_, value) => {
    const stated = [said(value.normalize('NFC').toLowerCase())];
    for (const text of [
      `const a = '${value}';`,
      `<p>By ${value.toUpperCase()}, again</p>`,
      `const a = "${value.normalize('NFD')}";`,
      `<p>\n  ${value.replaceAll(' ', '\n  ')}\n</p>`,
    ])
      expect(messages(PAGE, text)).toEqual(stated);
  });

  it.each([
    ['what is announced', season.announcement],
    ['a testimonial', landing.testimonials[0]!.message],
    ['what is confirmed', legal.statement_assessments],
  ])('must not repeat %s, not even one sentence of it', (_, text) => {
    expect(messages(PAGE, `const text = ${JSON.stringify(text)};`)).toHaveLength(1);
    const longest = text.split(/(?<=[.!?]) |\{\w+\}/).sort((a, b) => b.length - a.length)[0]!;
    expect(messages(PAGE, `const text = ${JSON.stringify(`Well: ${longest}`)};`)).toHaveLength(1);
  });

  it.each([
    ['every package of the product', 'shell/src/header/Header.tsx'],
    ['statements of the database', 'api/src/modules/startups/startups.sql'],
    ['documents', 'delivery/src/edge/page.html'],
  ])('of %s is checked', (_, path) => {
    expect(messages(path, `'${mentor}'`)).toHaveLength(1);
  });

  it.each([
    ['of the demo data', 'api/src/db/seed/programme/updates.ts'],
    ['of the default programme', 'contract/demo-programme/landing.ts'],
    ['of the guidelines of the demo', 'remote-public/src/pages/faq/guidelines/guidelines.html'],
    ['of tests', 'remote-public/src/pages/landing/LandingPage.test.tsx'],
    ['of tools', 'tooling/sbom/makeSbom.ts'],
  ])('%s may contain them', (_, path) => {
    expect(messages(path, `const title = 'Season 3 of ${mentor}';`)).toEqual([]);
  });

  it('may contain examples in comments', () => {
    expect(messages(PAGE, `/** 'Season 3' */\nconst a = 1; // as ${mentor} has it`)).toEqual([]);
  });

  it('may contain common words, and figures inside other values', () => {
    for (const text of [
      `const title = 'Applications open';`,
      `const place = 'Serbia, Sofia, Europe/Belgrade';`,
      `const colour = '#239aff'; const at = 'M1.239 4'; const id = 'a239';`,
      `const name = '${mentor}ova';`,
    ])
      expect(messages(PAGE, text)).toEqual([]);
  });
});

it('is searched for each person, partner and address of the default programme', () => {
  const { texts, figures } = valuesOf(DEMO_PROGRAMME);
  const people = [...landing.mentors, ...landing.founders, ...landing.testimonials];
  for (const { name } of people) expect(texts).toContain(name.toLowerCase());
  expect(texts.length).toBeGreaterThan(60);
  expect(figures).toContain(String(season.submissions));
});

it('is checked against whatever programme is the default', () => {
  const other = programmeLaw({ landing: { mentors: [{ name: 'Ada Lovelace' }] }, count: 4711 });
  const find = (text: string) => other.check([{ path: PAGE, text }]).length;
  expect([`'Ada Lovelace'`, '4711', `'${mentor}'`].map(find)).toEqual([1, 1, 0]);
});
