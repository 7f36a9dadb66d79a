import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { rowsOf } from '../db/rows';
import * as schema from '../db/schema';
import { testApp } from '../testing';
import { brokenRecord } from '../testing/brokenRecord';
import { send } from './answers';
import { buildMatrixFixture, CALLERS, type MatrixFixture } from './fixture';
import { PAGE_ACT_ROWS } from './pageActRows';
import { ROWS, type Row } from './rows';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const onRecord = brokenRecord(kit);

/** Entries of the record besides those of staff on member pages. */
const ON_RECORD = [
  'POST /api/login',
  'POST /api/register',
  'POST /api/logout',
  'POST /api/account/change-email',
  'POST /api/account/change-password',
  'DELETE /api/account/sessions',
  'POST /api/account/second-factor/recovery-codes',
  'POST /api/account/calendar-feed',
  'POST /api/staff/acts/:name',
  'POST /api/staff/acts/:name (published)',
  'POST /api/staff/acts/:name/many',
];

const NAMED = Object.values(schema).filter((each) => each instanceof PgTable);
const TABLES = NAMED.map((table) => getTableConfig(table).name);

/** The caller for a row: staff where they may, otherwise the first permitted one. */
function callerOf(row: Row): (typeof CALLERS)[number] | undefined {
  const may = (caller: (typeof CALLERS)[number]) => row.statuses[CALLERS.indexOf(caller)]! < 300;
  if (PAGE_ACT_ROWS.includes(row)) return 'admin';
  return (['founder', 'mentor', 'stranger', 'admin', 'guest'] as const).find(may);
}

const CALLS = ROWS.filter(({ method }) => method !== 'GET').flatMap((row) => {
  const caller = callerOf(row);
  const isOnRecord = PAGE_ACT_ROWS.includes(row) || ON_RECORD.includes(row.name);
  return caller ? [{ name: row.name, row, caller, isOnRecord }] : [];
});

afterEach(onRecord.mends);

/** All stored rows, one line each. */
async function stored(): Promise<Set<string>> {
  const lines = new Set<string>();
  for (const name of TABLES) {
    const rows = await rowsOf(kit.db, sql`select t::text as line from ${sql.identifier(name)} t`);
    for (const { line } of rows) lines.add(`${name}: ${line}`);
  }
  return lines;
}

const without = (lines: Set<string>, others: Set<string>) =>
  [...lines].filter((line) => !others.has(line));

async function call(row: Row, caller: (typeof CALLERS)[number], fixture: MatrixFixture) {
  const me = caller === 'guest' ? undefined : fixture.people[caller];
  return (await send(kit, row, { fixture, me })).status;
}

describe.each(CALLS.filter(({ isOnRecord }) => isOnRecord))('$name', ({ row, caller }) => {
  it('does not happen when it cannot be put on record', async () => {
    const fixture = await buildMatrixFixture(kit);
    await onRecord.breaks();
    const before = await stored();

    expect(await call(row, caller, fixture)).toBe(500);
    const after = await stored();
    expect(without(after, before)).toEqual([]);
    expect(without(before, after)).toEqual([]);
  });
});

it('is every call that is on record, and no other', async () => {
  const others = CALLS.filter(({ isOnRecord }) => !isOnRecord);
  const failed = [];
  for (const { name, row, caller } of others) {
    const fixture = await buildMatrixFixture(kit);
    await onRecord.breaks();
    const status = await call(row, caller, fixture);
    await onRecord.mends();
    if (status >= 500) failed.push(`${status} ${name}`);
  }

  expect(others.length).toBeGreaterThan(50);
  expect(failed).toEqual([]);
});
