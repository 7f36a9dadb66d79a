import { eq } from 'drizzle-orm';

import { sessions } from '../db/schema';
import { testApp } from '../testing';
import { expectAnswers, send } from './answers';
import { buildMatrixFixture, type MatrixFixture } from './fixture';
import { ROWS } from './rows';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });

/** For requests that change nothing. */
let calm: MatrixFixture;

beforeAll(async () => {
  calm = await buildMatrixFixture(kit);
});

it('has a row for every route, and no other', () => {
  const rows = new Set(ROWS.map(({ method, url }) => `${method} ${url}`));

  expect([...rows].sort()).toEqual([...new Set(kit.app.routeList)].sort());
});

describe.each(ROWS)('$name', (row) => {
  it('responds to each kind of caller as in the table, and leaks nothing', async () => {
    await expectAnswers(kit, row, calm);
  });

  it('treats an invalid, an ended and an expired token as a guest', async () => {
    const [status] = row.statuses;
    const { id, token } = await kit.person({ isAdmin: true });
    const anonymous = (as: string) => send(kit, row, { fixture: calm, me: undefined, token: as });
    const theirs = eq(sessions.userId, id);

    expect((await anonymous('x'.repeat(43))).status).toBe(status);
    await kit.db
      .update(sessions)
      .set({ lastUsedAt: new Date('2025-02-01') })
      .where(theirs);
    expect((await anonymous(token)).status).toBe(status);
    await kit.db.delete(sessions).where(theirs);
    expect((await anonymous(token)).status).toBe(status);
  });
});
