import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { factsOf } from 'contract/programme';

import { pageCard } from './pageCards';

it('fills in the headline of the season on the card of the front page', () => {
  const seasons = DEMO_PROGRAMME.site.seasons.map((season) => ({
    ...season,
    headline: 'The {product}: {startups} startups',
  }));
  const facts = factsOf({ ...DEMO_PROGRAMME, site: { ...DEMO_PROGRAMME.site, seasons } });

  expect(pageCard('site', facts, 'Journey')?.title).toBe('The Journey: 40 startups');
});
