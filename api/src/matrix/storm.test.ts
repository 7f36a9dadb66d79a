import { StaffScope } from 'contract/wire/staff.contract';
import { eq, gt, sql } from 'drizzle-orm';
import fc from 'fast-check';

import { perform } from '../admin/perform';
import { operators, acts as record, rooms, staffScopes } from '../db/schema';
import { overlaps } from '../modules/meetings/model/overlaps';
import { acts } from '../staff/acts/acts';
import { type TestUser, testApp } from '../testing';
import { rounds } from '../testing/rounds';
import { staffMember } from '../testing/staffMember';
import { send } from './answers';
import { buildMatrixFixture, CALLERS, type MatrixFixture } from './fixture';
import { ROWS, type Row } from './rows';
import { staffRequests } from './staffRequests';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
/** In each round, every act of staff runs twice, and every changing call is made by each permitted caller. */
const ROUNDS = rounds('ACT_STORM_ROUNDS', { embedded: 1, server: 1 });
/** 401 and 403: the caller has just lost the session or permission; 503: the machine was too busy. */
const ALLOWED = [200, 201, 202, 204, 400, 401, 403, 404, 409, 422, 503];
const CHANGING = acts.filter(({ effect }) => effect !== 'reads').map(({ name }) => name);

it('all concurrent calls of staff and members succeed, or are refused with a reason', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const fixture = await buildMatrixFixture(kit);
    const staff = await Promise.all([1, 2].map(() => staffMember(kit, ...StaffScope.options)));
    const bodyOf = await bodiesOf(fixture);
    const [last] = await kit.db.select({ id: sql<number>`max(id)` }).from(record);
    let performed = 0;

    async function act(name: string, as: TestUser) {
      const seen = await kit.post(`/staff/acts/${name}/preview`, bodyOf(name), { as });
      if (seen.status !== 200) return [name, 'preview', seen.status];
      const confirm = seen.body.confirm ?? undefined;
      const body = { ...bodyOf(name), seen: seen.body.seen, confirm };
      const { status } = await kit.post(`/staff/acts/${name}`, body, { as });
      if (status === 200) performed += 1;
      return [name, 'act', status];
    }
    async function call(row: Row, caller: keyof MatrixFixture['people']) {
      const { status } = await send(kit, row, { fixture, me: fixture.people[caller] });
      return [row.name, caller, status];
    }

    const work = [
      ...staff.flatMap((one) => CHANGING.map((name) => () => act(name, one))),
      ...changingCalls().map(
        ([row, caller]) =>
          () =>
            call(row, caller),
      ),
    ];
    const answers = await Promise.all(shuffled(work, round).map((begin) => begin()));

    expect(answers.filter(([, , status]) => !ALLOWED.includes(status as number))).toEqual([]);
    expect(performed).toBeGreaterThan(0);
    const busy = answers.filter(([, , status]) => status === 503).length; // the caller does not learn whether the call took effect
    const rows = await kit.db
      .select({ source: record.source })
      .from(record)
      .where(gt(record.id, last!.id));
    const recorded = rows.filter(({ source }) => source === 'web').length;
    expect(recorded).toBeGreaterThanOrEqual(performed);
    expect(recorded).toBeLessThanOrEqual(performed + busy);
    expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
    const owners = await kit.db.select().from(staffScopes).where(eq(staffScopes.scope, 'owner'));
    expect(owners.length).toBeGreaterThan(0);
  }
});

/** Every changing call of the matrix, by each permitted caller. */
const changingCalls = () =>
  ROWS.filter(({ method, url }) => method !== 'GET' && !url.startsWith('/api/staff/')).flatMap(
    (row) =>
      CALLERS.flatMap((caller, at) =>
        caller === 'guest' || caller === 'admin' || row.statuses[at]! >= 300
          ? []
          : [[row, caller] as const],
      ),
  );

async function bodiesOf(fixture: MatrixFixture) {
  await perform(kit.deps, { argv: ['rooms', 'find'], by: 'deploy' });
  const [room] = await kit.db.select().from(rooms);
  const [operator] = await kit.db.select().from(operators);
  return staffRequests(fixture, { room: room!.name, operator: operator!.id });
}

/** The same order for the same round. */
function shuffled<T>(all: T[], seed: number): T[] {
  const [order] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
    seed,
    numRuns: 1,
  });
  return order!;
}
