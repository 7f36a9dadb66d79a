import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { EMPTY_PROGRAMME } from 'contract/programme';
import { EMPTY_SEASON } from 'contract/wire/season.contract';
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

it('a current season needs dates, milestones and application forms, each at its field', () => {
  const season = { ...EMPTY_SEASON, number: 3, name: 'Season 3', last_day: '2026-06-30' };
  const site = { ...EMPTY_PROGRAMME.site, seasons: [season], current_season: 3 };
  const missing = missingInProgramme({ ...EMPTY_PROGRAMME, site });
  const ofSeason = missing.filter(({ path }) => path.startsWith('site.seasons.0.'));
  expect(ofSeason.map(({ path }) => path.replace('site.seasons.0.', ''))).toEqual([
    'begins',
    'milestones',
    'window',
    'startup_form',
    'mentor_form',
  ]);
  expect(ofSeason).toContainEqual({
    path: 'site.seasons.0.startup_form',
    text: 'The application form for startups is missing. Without it, or FORM_WIDGET_STARTUP, nobody can apply.',
  });
});

it('texts that were typed to fill a field are found', () => {
  const legal = { ...EMPTY_PROGRAMME.legal, company: 'tbd.', address: 'Lorem ipsum dolor 1' };
  const site = {
    ...EMPTY_PROGRAMME.site,
    mail_hello: 'hello@example.com',
    city: 'Todorovo',
    region: 'A region with much to do',
    copyright: 'TBD 2026',
  };
  const missing = missingInProgramme({ ...EMPTY_PROGRAMME, site, legal });
  expect(missing.filter(({ text }) => text.startsWith('This looks like'))).toEqual([
    { path: 'site.mail_hello', text: 'This looks like a placeholder: hello@example.com' },
    { path: 'site.copyright', text: 'This looks like a placeholder: TBD 2026' },
    { path: 'legal.company', text: 'This looks like a placeholder: tbd.' },
    { path: 'legal.address', text: 'This looks like a placeholder: Lorem ipsum dolor 1' },
  ]);
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
