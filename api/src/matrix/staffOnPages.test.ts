import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/knownMigrations';
import { testApp } from '../testing';
import { send } from './answers';
import { buildMatrixFixture, CALLERS } from './fixture';
import { ROWS } from './rows';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const [STRANGER, STAFF] = [CALLERS.indexOf('stranger'), CALLERS.indexOf('admin')];
/** They ask with a body and change nothing; and one follows as oneself. */
const OTHERS = ['/upcoming', '/availability', '/free-days', '/series', '/follow'];

/** What staff may do on the pages of members, and a stranger may not. */
const PAGE_ACTS = ROWS.filter(({ method, url, statuses }) => {
  const isOfMembers = url.startsWith('/api/') && !url.startsWith('/api/staff/');
  const isForbidden = [403, 404].includes(statuses[STRANGER]!);
  const isOther = OTHERS.some((end) => url.endsWith(end));
  return method !== 'GET' && isOfMembers && isForbidden && statuses[STAFF]! < 300 && !isOther;
});

const acts = () =>
  rowsOf(
    kit.db,
    sql`select act, source, actor_id, for_id, subjects, request_id, d.text
      from acts a join act_details d on d.act_id = a.id order by a.id`,
  );

it('has all that founders may, and sessions in the place of mentors', () => {
  expect(PAGE_ACTS.length).toBeGreaterThan(25);
});

describe.each(PAGE_ACTS)('$name', (row) => {
  const isOfMentor = row.url.startsWith('/api/my/agenda/');

  it('is a row of the record when staff do it', async () => {
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

  it('is none when its own people do it', async () => {
    const fixture = await buildMatrixFixture(kit);
    const { founder, mentor } = fixture.people;
    const before = await acts();
    const { status } = await send(kit, row, { fixture, me: isOfMentor ? mentor : founder });

    expect(status).toBeLessThan(300);
    expect(await acts()).toEqual(before);
  });
});
