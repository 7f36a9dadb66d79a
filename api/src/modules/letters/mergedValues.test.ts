import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { type TestUser, testApp } from '../../testing';
import { letterFixture } from '../../testing/letterFixture';
import { staffMember } from '../../testing/staffMember';

const [, second] = DEMO_PROGRAMME.site.seasons;
const seasons = [{ ...second!, number: 2, name: 'Druga sezona: Čačak' }];
const site = { ...DEMO_PROGRAMME.site, seasons, current_season: 2 };
const kit = testApp({ programme: { ...DEMO_PROGRAMME, site } });
let mira: TestUser;
const { agreed, batch, draft, preview } = letterFixture(kit, () => mira);

const BODY = '{{name}} {{surname}} of {{startup}} in {{season}}';
const PEOPLE = [
  ['Đorđe', 'Šćepanović', 'Žito & Ćup', 2, 'Đorđe Šćepanović of Žito & Ćup in Druga sezona: Čačak'],
  ['Ayşe', '/', 'Işık', 9, 'Ayşe of Işık in Season 9'],
  ['Γιώργος', 'Παπάς', 'Ελιά', null, 'Γιώργος Παπάς of Ελιά in this season'],
] as const;

beforeAll(async () => {
  mira = await staffMember(kit, 'letters');
  for (const [name, surname, startup, seasonNumber] of PEOPLE) {
    const team = await kit.startup({ name: startup, seasonNumber });
    await kit.alsoJoins(team, await kit.person({ name, surname }), 'founder');
  }
});

/** Rule 7.61. */
it('each person’s values read the same in the preview and in the mail, seasons as pages name them', async () => {
  const id = await draft({ to: 'founders', subject: '{{season}}: {{startup}}', body: BODY });
  const { data } = await preview(id);
  const shown = data.map(
    ({ blocks }: { blocks: { runs: { text: string }[] }[] }) => blocks[0]!.runs[0]!.text,
  );
  expect(shown.sort()).toEqual(PEOPLE.map((person) => person[4]).sort());

  await agreed('send', id);
  const sent = await batch();
  expect(sent.map(({ body }) => body.text.split('\n\n')[1]).sort()).toEqual(shown);
  expect(sent.map(({ body }) => body.subject).sort()).toEqual([
    'Druga sezona: Čačak: Žito & Ćup',
    'Season 9: Işık',
    'this season: Ελιά',
  ]);
});
