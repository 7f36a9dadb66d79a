import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { testApp } from '../testing';
import { send } from './answers';
import { buildMatrixFixture } from './fixture';
import { PAGE_ACT_ROWS } from './pageActRows';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });

const acts = () =>
  rowsOf(
    kit.db,
    sql`select act, source, actor_id, for_id, subjects, request_id, d.text
      from acts a join act_details d on d.act_id = a.id order by a.id`,
  );

it('has all permissions of founders, and sessions on behalf of mentors', () => {
  expect(PAGE_ACT_ROWS.length).toBeGreaterThan(25);
});

describe.each(PAGE_ACT_ROWS)('$name', (row) => {
  const isOfMentor = row.url.startsWith('/api/my/agenda/');

  it('is recorded when staff do it', async () => {
    const fixture = await buildMatrixFixture(kit);
    const { admin, mentor } = fixture.people;
    const before = await acts();
    const { headers } = await send(kit, row, { fixture, me: admin });

    expect((await acts()).slice(before.length)).toEqual([
      {
        act: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
        source: 'web',
        actor_id: admin.id,
        for_id: isOfMentor ? mentor.id : null,
        subjects: expect.arrayContaining([`startup:${fixture.startup.id}`]),
        request_id: headers['x-request-id'],
        text: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ]);
  });

  it('is not recorded when its own people do it', async () => {
    const fixture = await buildMatrixFixture(kit);
    const { founder, mentor } = fixture.people;
    const before = await acts();
    const { status } = await send(kit, row, { fixture, me: isOfMentor ? mentor : founder });

    expect(status).toBeLessThan(300);
    expect(await acts()).toEqual(before);
  });
});
