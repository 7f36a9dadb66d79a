import { DEMO_PROGRAMME } from 'contract/demo-programme';
import type { Programme } from 'contract/wire/programme.contract';
import { programmeDrafts } from '../../db/schema';
import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

/** As stored before seasons had the trip and the prize. */
const seasons = DEMO_PROGRAMME.site.seasons.map(
  ({ trip: _trip, trip_authorities: _authorities, prize: _prize, ...season }) => season,
);
const BEFORE = { ...DEMO_PROGRAMME, site: { ...DEMO_PROGRAMME.site, seasons } } as Programme;
const kit = testApp({ programme: BEFORE });

it('a season stored before the fields trip and prize reads without them', async () => {
  const { status, body } = await kit.get('/programme/site');
  expect(status).toBe(200);
  expect(body.season).toMatchObject({ equity: '3%', trip: '', trip_authorities: '', prize: '' });
  expect(body.facts).toMatchObject({ equity: '3%', goals: 'Demo Day' });
  for (const fact of ['trip', 'tripAuthorities', 'prize', 'thePrize'])
    expect(body.facts).not.toHaveProperty(fact);
});

it('staff continue an older draft, which has no differences', async () => {
  const as = await staffMember(kit, 'programme');
  const row = { content: BEFORE, editedAt: kit.clock.now(), editedBy: as.id };
  await kit.db.insert(programmeDrafts).values(row as never);
  const { published, draft, differences } = (await kit.get('/staff/programme', { as })).body;
  expect(draft.site.seasons[1]).toMatchObject({ trip: '', trip_authorities: '', prize: '' });
  expect([published, differences]).toEqual([draft, []]);

  const file = JSON.stringify(draft);
  const saved = await kit.post('/staff/acts/programme.edit', { fields: {}, file }, { as });
  expect(saved.status).toBe(200);
});
