import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { EMPTY_PROGRAMME } from 'contract/programme';
import { missingForLaunch } from './missingForLaunch';

it('an empty programme needs a season, an address, and who is responsible, each at its field', () => {
  expect(missingForLaunch(EMPTY_PROGRAMME).map(({ path }) => path)).toEqual([
    'site.current_season',
    'site.mail_hello',
    'legal.company',
    'legal.register',
    'legal.address',
    'legal.law',
    'legal.authority',
    'legal.mail_privacy',
    'legal.mail_legal',
  ]);
});

it('nothing of the demo may stand at a launch', () => {
  const missing = missingForLaunch(DEMO_PROGRAMME);
  expect(missing).toContainEqual({
    path: 'legal.company',
    text: `This is still the demo's: ${DEMO_PROGRAMME.legal.company}`,
  });
  const legal = { ...DEMO_PROGRAMME.legal, company: 'Kestrel d.o.o.' };
  const paths = missingForLaunch({ ...DEMO_PROGRAMME, legal }).map(({ path }) => path);
  expect(paths).not.toContain('legal.company');
});

it("what is the demo's is that in any order", () => {
  const { landing } = DEMO_PROGRAMME;
  const mentors = [...landing.mentors].reverse();
  const missing = missingForLaunch({ ...DEMO_PROGRAMME, landing: { ...landing, mentors } });
  expect(missing).toHaveLength(missingForLaunch(DEMO_PROGRAMME).length);
  expect(missing).toContainEqual({
    path: 'landing.mentors.0.name',
    text: `This is still the demo's: ${mentors[0]!.name}`,
  });
});
