import { perform } from '../../admin/perform';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { personNames } from '../google/personNames';

const kit = testApp();
const PASSWORD = 'Kvaka-i-drvo-9';
let startup: TestStartup;
let founder: TestUser;
beforeAll(async () => {
  startup = await kit.startup();
  founder = await kit.joins(startup);
});

/** Invisible texts. */
const UNSEEN = [
  ['joiners', '\u200b\u200d'],
  ['Hangul fillers', '\u3164\u115f \u1160\uffa0'],
  ['blank Braille', '\u2800\u2800'],
  ['word joiners and byte order marks', '\u2060\ufeff'],
  ['direction marks', '\u200e\u200f\u061c'],
  ['soft hyphens', '\u00ad\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['variation selectors', '\ufe0f\ufe0f'],
  ['tags', '\u{e0041}\u{e0042}'],
  ['accents without a letter', '\u0301\u0308'],
  ['an unseen note', '\u{1d159}\u{1d159}'],
  ['spaces of all widths', '\u2003\u00a0\u3000'],
] as const;

/** Every input that others read as a name. */
const INPUTS = [
  [
    'a new member',
    ['name', 'surname'],
    (text: string) =>
      kit.post('/register', {
        name: text,
        surname: text,
        email: 'unseen@people.example',
        password: PASSWORD,
        password_confirmation: PASSWORD,
      }),
  ],
  [
    'a profile',
    ['name', 'surname'],
    (text: string) => kit.post('/account/settings', { name: text, surname: text }, { as: founder }),
  ],
  [
    'a startup',
    ['name'],
    (text: string) => kit.post(`/my/startups/${startup.id}`, { name: text }, { as: founder }),
  ],
  [
    'an industry',
    ['industry'],
    (text: string) => kit.post(`/my/startups/${startup.id}`, { industry: text }, { as: founder }),
  ],
  [
    'a position',
    ['members.0.position'],
    (text: string) =>
      kit.post(
        `/my/startups/${startup.id}/invite-members`,
        { members: [{ email: 'b@people.example', position: text }] },
        { as: founder },
      ),
  ],
  [
    'a message to us',
    ['name'],
    (text: string) =>
      kit.post('/contact', { name: text, email: 'c@people.example', message: 'Hello, hello!' }),
  ],
] as const;

describe.each(INPUTS)('the name in %s', (_where, fields, send) => {
  it.each(UNSEEN)('cannot consist of %s', async (_what, text) => {
    const { status, body } = await send(text);

    expect({ status, fields: Object.keys(body.errors).sort() }).toEqual({ status: 422, fields });
  });
});

it.each(UNSEEN)('typed by staff cannot consist of %s', async (_what, text) => {
  const people = ['--email', 'd@people.example'];
  for (const argv of [
    ['users', 'create', '--name', text, '--surname', '/', ...people],
    ['startups', 'create', '--name', text, '--industry', 'Agritech'],
    ['rooms', 'create', '--name', text],
  ]) {
    await expect(perform(kit.deps, { argv, secret: PASSWORD })).rejects.toThrow(/name/);
  }
});

it.each(INPUTS)('cannot overlap its neighbours, in %s', async (_where, fields, send) => {
  const { status, body } = await send(`A${'\u0301\u0353\u20dd'.repeat(10)}b`);

  expect({ status, fields: Object.keys(body.errors).sort() }).toEqual({ status: 422, fields });
});

it.each(['\u200bAna', 'An\u200ba', 'Ana\ufeff', 'A\u2060na', 'An\u00ada', '\u2028Ana'])(
  'cannot imitate another one: %j is stored as Ana',
  async (name) => {
    const saved = await kit.post('/account/settings', { name, surname: '/' }, { as: founder });
    expect(saved.body.user.name).toBe('Ana');
  },
);

it('is one line, whatever the line separator', async () => {
  const name = 'Ana\u2028Bcc: everybody';
  const saved = await kit.post('/account/settings', { name, surname: '/' }, { as: founder });

  expect(saved).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
});

it('of a startup has at least two visible letters', async () => {
  const rename = (name: string) =>
    kit.post(`/my/startups/${startup.id}`, { name }, { as: founder });

  expect(await rename('a\u200b\u200b')).toMatchObject({ status: 422 });
  expect(await rename('मी')).toMatchObject({ status: 200 });
});

it.each(UNSEEN)('from Google is replaced by one from the address when it is %s', (_what, text) => {
  const names = { name: text, surname: text, email: 'ana@people.example' };

  expect(personNames(names)).toEqual({ name: 'ana', surname: '/' });
});

it.each([
  'علی\u200cرضا',
  'Ž',
  'Ana\u0301',
  'Nguyễn',
  'שָׁלוֹם',
  '山',
  "O'Neill",
  '👩\u200d🚀',
  'नि\u200dता',
])('may be %s', async (name) => {
  const saved = await kit.post('/account/settings', { name, surname: '/' }, { as: founder });
  expect(saved).toMatchObject({ status: 200 });
});
