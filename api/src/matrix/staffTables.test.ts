import { StaffScope } from 'contract/wire/staff.contract';
import { type TestUser, testApp } from '../testing';
import { staffMember } from '../testing/staffMember';
import { buildMatrixFixture } from './fixture';
import { STAFF_TABLES_MATRIX } from './staffTable';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const SCOPES = StaffScope.options;
const ROWS = STAFF_TABLES_MATRIX.trim()
  .split('\n')
  .map((line) => line.split(/\s+/))
  .map(([name = '', ...statuses]) => ({ name, statuses: statuses.map(Number) }));

const callers = new Map<StaffScope, TestUser>();
let ids: Record<string, number>;
beforeAll(async () => {
  const { startup, people, meetingId } = await buildMatrixFixture(kit);
  for (const scope of SCOPES) callers.set(scope, await staffMember(kit, scope));
  ids = {
    startups: startup.id,
    people: people.founder.id,
    mentors: people.mentor.id,
    sessions: meetingId,
  };
});

it('has a row for every table, and no other', () => {
  const tables = kit.app.routeList.flatMap(
    (route) => /staff\/(\w+)\/export$/.exec(route)?.[1] ?? [],
  );
  expect(ROWS.map(({ name }) => name).sort()).toEqual(
    tables.filter((name) => name !== 'record').sort(),
  );
});

describe.each(ROWS)('$name', ({ name, statuses }) => {
  it.each([
    ['the table', () => `/staff/${name}`],
    ['its spreadsheet', () => `/staff/${name}/export`],
    ['a thing of it', () => `/staff/${name}/${ids[name]}`],
    ['an unknown filter', () => `/staff/${name}?sort=nothing`],
  ])('%s is available to the scopes of the table only', async (what, address) => {
    for (const [at, scope] of SCOPES.entries()) {
      const { status, body } = await kit.get(address(), { as: callers.get(scope) });
      const expected = what === 'an unknown filter' && statuses[at] === 200 ? 422 : statuses[at];
      expect([scope, status]).toEqual([scope, expected]);
      if (status === 404) expect(body).toEqual({ message: 'Not found.' });
    }
  });

  it('responds with 404 for an unknown object', async () => {
    const as = callers.get(SCOPES[statuses.indexOf(200)]!);
    expect((await kit.get(`/staff/${name}/2147483647`, { as })).status).toBe(404);
  });
});
