import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { EMPTY_PROGRAMME } from 'contract/programme';
import { missingInProgramme } from './missingInProgramme';

it('an empty programme needs a season, an address, and a responsible party, each at its field', () => {
  expect(missingInProgramme(EMPTY_PROGRAMME).map(({ path }) => path)).toEqual([
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

it('no content of the demo may remain at a launch', () => {
  const missing = missingInProgramme(DEMO_PROGRAMME);
  expect(missing).toContainEqual({
    path: 'legal.company',
    text: `This is still from the demo: ${DEMO_PROGRAMME.legal.company}`,
  });
  const legal = { ...DEMO_PROGRAMME.legal, company: 'Kestrel d.o.o.' };
  const paths = missingInProgramme({ ...DEMO_PROGRAMME, legal }).map(({ path }) => path);
  expect(paths).not.toContain('legal.company');
});

it('content of the demo’s season is found: its trailer, guidelines, figures and end', () => {
  const paths = missingInProgramme(DEMO_PROGRAMME).map(({ path }) => path);
  for (const name of ['trailer', 'guidelines', 'submissions', 'headline', 'ends'])
    expect(paths).toContain(`site.seasons.1.${name}`);
});

it('a current season needs an end', () => {
  const [first] = DEMO_PROGRAMME.site.seasons;
  const site = { ...DEMO_PROGRAMME.site, seasons: [first!], current_season: 1 };
  expect(missingInProgramme({ ...DEMO_PROGRAMME, site })).toContainEqual({
    path: 'site.seasons.0.last_day',
    text: 'The current season has no last day, so sessions can be booked without end.',
  });
});

it('content of the demo is found in any order', () => {
  const { landing } = DEMO_PROGRAMME;
  const mentors = [...landing.mentors].reverse();
  const missing = missingInProgramme({ ...DEMO_PROGRAMME, landing: { ...landing, mentors } });
  expect(missing).toHaveLength(missingInProgramme(DEMO_PROGRAMME).length);
  expect(missing).toContainEqual({
    path: 'landing.mentors.0.name',
    text: `This is still from the demo: ${mentors[0]!.name}`,
  });
});
