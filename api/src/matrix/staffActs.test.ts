import { StaffScope } from 'contract/wire/staff.contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { perform } from '../admin/perform';
import { rowsOf } from '../db/rows';
import { operators, rooms } from '../db/schema';
import { hostileValue } from '../fuzz/hostile';
import { acts } from '../staff/acts/acts';
import { type TestUser, testApp } from '../testing';
import { staffMember } from '../testing/staffMember';
import { buildMatrixFixture } from './fixture';
import { staffRequests } from './staffRequests';
import { STAFF_MATRIX } from './staffTable';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const SCOPES = StaffScope.options;
const ROWS = STAFF_MATRIX.trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
  .map(([name = '', ...statuses]) => ({ name, statuses: statuses.map(Number) }));

const callers = new Map<StaffScope, TestUser>();
let bodyOf: ReturnType<typeof staffRequests>;
beforeAll(async () => {
  const fixture = await buildMatrixFixture(kit);
  for (const scope of SCOPES) callers.set(scope, await staffMember(kit, scope));
  await perform(kit.deps, { argv: ['rooms', 'find'], by: 'deploy' });
  const [room] = await kit.db.select().from(rooms);
  const [operator] = await kit.db.select().from(operators);
  bodyOf = staffRequests(fixture, { room: room!.name, operator: operator!.id });
});

const preview = (name: string, scope: StaffScope, body: object) =>
  kit.post(`/staff/acts/${name}/preview`, body, { as: callers.get(scope) });

/** The row counts of all tables about people and the programme, and what is published. */
const state = async () =>
  rowsOf(
    kit.db,
    sql`select (select count(*) from users) users, (select count(*) from outbox) mails,
      (select count(*) from acts) acts, (select count(*) from notifications) notices,
      (select count(*) from occurrences where status = 'booked') booked,
      (select count(*) from mentor_windows) windows,
      (select string_agg(published || slug, ',' order by id) from startups) startups`,
  );

it('has a row for every act, and no other', () => {
  expect(ROWS.map(({ name }) => name).sort()).toEqual(acts.map(({ name }) => name).sort());
});

describe.each(ROWS)('$name', ({ name, statuses }) => {
  it('is available to the scopes of the table only, and a preview changes nothing', async () => {
    const before = await state();
    for (const [at, scope] of SCOPES.entries()) {
      const { status, body } = await preview(name, scope, bodyOf(name));
      expect([scope, status, body.errors]).toEqual([scope, statuses[at], undefined]);
      if (status !== 404) continue;
      const act = await kit.post(`/staff/acts/${name}`, bodyOf(name), { as: callers.get(scope) });
      expect(act).toMatchObject({ status: 404, body: { message: 'Not found.' } });
    }
    expect(await state()).toEqual(before);
  });

  it('refuses invalid input in any field', async () => {
    const scope = SCOPES[statuses.indexOf(200)]!;
    const body = bodyOf(name);
    const { fields } = acts.find((one) => one.name === name)!;
    const names = ['file', 'secret', 'why', ...Object.keys(fields.shape)];
    await fc.assert(
      fc.asyncProperty(fc.nat(100), hostileValue, async (which, value) => {
        const field = names[which % names.length]!;
        const isOwn = field in fields.shape;
        const given = isOwn
          ? { ...body, fields: { ...body.fields, [field]: value } }
          : { ...body, [field]: value };
        const { status } = await preview(name, scope, given);
        expect([200, 404, 409, 413, 422]).toContain(status);
      }),
      { numRuns: 15, seed: 20_250_115 },
    );
  });
});
