import { DEMO_PROGRAMME } from '../demo-programme';
import { SiteTopic } from '../wire/publicProgramme.contract';
import { limitSite, publicDocuments } from '.';

const { site } = publicDocuments({
  ...DEMO_PROGRAMME,
  site: {
    ...DEMO_PROGRAMME.site,
    seasons: DEMO_PROGRAMME.site.seasons.map((season) => ({ ...season, mentor_form: 'mentors' })),
  },
});

it('all topics together contain everything', () => {
  const { topics, ...all } = limitSite(site, SiteTopic.options);
  expect(all).toEqual(site);
  expect(topics).toEqual(SiteTopic.options);
});

it.each(SiteTopic.options)('without %s the result is smaller', (left) => {
  const topics = SiteTopic.options.filter((one) => one !== left);
  const { topics: _topics, ...rest } = limitSite(site, topics);
  expect(rest).not.toEqual(site);
});

it('the frame alone contains what every page shows', () => {
  expect(limitSite(site, [])).toMatchObject({
    facts: { season: 'Season 2', MonthsWords: 'Six', region: 'the Balkans, Turkey and Cyprus' },
    season: { number: 2, name: 'Season 2', headline: '', milestones: [] },
    window: null,
    channels: site.channels,
  });
});

it.each<[SiteTopic, string]>([
  ['applications', 'opens closesDay closesTime closes windowMonths'],
  ['journey', 'headline announcement'],
  ['guidelines', 'guidelines'],
  [
    'contact',
    'city helloMail helloMailLink mentorsMail mentorsMailLink investorsMail investorsMailLink privacyMail privacyMailLink company address',
  ],
])('the topic %s adds only its own facts to the frame', (topic, names) => {
  const frame = Object.keys(limitSite(site, []).facts);
  const added = Object.keys(limitSite(site, [topic]).facts).filter((one) => !frame.includes(one));
  expect(added.sort()).toEqual(names.split(' ').sort());
});

it('the frame has no figures but the months, episodes and countries that every page states', () => {
  const figures = Object.keys(limitSite(site, []).facts).filter((name) => name.endsWith('Words'));
  expect(figures.sort()).toEqual(
    'CountriesWords EpisodesWords MonthsWords countriesWords episodesWords monthsWords'.split(' '),
  );
});

it('a site without a season stays without one, also between seasons', () => {
  const between = { ...site, season: null };
  expect(limitSite(between, ['figures', 'applications']).season).toBeNull();
});
