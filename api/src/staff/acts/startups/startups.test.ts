import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { programmeVersions } from '../../../db/schema';
import { testApp } from '../../../testing';
import { staffMember } from '../../../testing/staffMember';

const kit = testApp();

it('staff who lift the limit of people are told the one of the season that is on', async () => {
  const { site, ...parts } = DEMO_PROGRAMME;
  const seasons = site.seasons.map((season) => ({ ...season, team_limit: 8 }));
  const content = { ...parts, site: { ...site, seasons } };
  await kit.db.insert(programmeVersions).values({ content, publishedAt: kit.clock.now() });
  const as = await staffMember(kit, 'programme');
  const { slug } = await kit.startup({ name: 'Zrno' });
  const message = async (no: boolean) => {
    const call = { fields: { startup: slug, no } };
    return (await kit.post('/staff/acts/startups.incorporated/preview', call, { as })).body.message;
  };

  expect(await message(false)).toBe('Zrno will be free to have more than 8 people.');
  expect(await message(true)).toBe('Zrno will have 8 people at most.');
});
