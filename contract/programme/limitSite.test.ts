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
