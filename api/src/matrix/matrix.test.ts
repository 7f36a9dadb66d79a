import { eq } from 'drizzle-orm';

import { sessions } from '../db/schema';
import { type TestUser, testApp } from '../testing';
import { requestOf } from './requestOf';
import { ROWS, type Row } from './rows';
import { buildWorld, CALLERS, phoneOf, type World } from './world';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });

/** For requests that change nothing. */
let calm: World;

beforeAll(async () => {
  calm = await buildWorld(kit);
});

/** Sends a row's request the way `token` says, straight to the router. */
async function send(row: Row, world: World, me: TestUser | undefined, token = me?.token) {
  const { path, body } = requestOf(row, world, me!);
  const answer = await kit.app.inject({
    method: row.method,
    url: path,
    remoteAddress: '203.0.113.7',
    payload: body as object | undefined,
    headers: { 'user-agent': 'Firefox/140', ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.statusCode, text: answer.body };
}

/** Everything nobody but its owner may read, by owner. */
function privateOf(world: World) {
  return [
    ...Object.values(world.people),
    world.bystander,
    world.secondFounder,
    world.secondMember,
  ].map(({ id, email, token }) => ({ id, secrets: [email, token, phoneOf(id)] }));
}

function expectNoLeak(text: string, world: World, me: TestUser | undefined) {
  const ofOthers = privateOf(world).filter(({ id }) => id !== me?.id);
  const secrets = ofOthers.flatMap((owner) => owner.secrets);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/argon2|password_?hash|token_?hash/i);
}

it('has a row for every route of the router, and no other', () => {
  const rows = new Set(ROWS.map(({ method, url }) => `${method} ${url}`));

  expect([...rows].sort()).toEqual([...new Set(kit.app.routeList)].sort());
});

describe.each(ROWS)('$name', (row) => {
  it('answers each kind of caller as the table says, and leaks nothing', async () => {
    let world = row.method === 'GET' ? calm : await buildWorld(kit);
    for (const [at, caller] of CALLERS.entries()) {
      const status = row.statuses[at]!;
      const me = caller === 'guest' ? undefined : world.people[caller];
      const answer = await send(row, world, me);

      expect(`${caller} ${answer.status}`).toBe(`${caller} ${status}`);
      // Signing in on behalf of the bystander answers the bystander.
      if (row.url !== '/api/login') expectNoLeak(answer.text, world, me);
      if (changesTheWorld(row) && status < 300) world = await buildWorld(kit);
    }
  });

  it('takes a bad, an ended and an expired token for a guest', async () => {
    const [status] = row.statuses;
    const { id, token } = await kit.person({ isAdmin: true });
    const theirs = eq(sessions.userId, id);

    expect((await send(row, calm, undefined, 'x'.repeat(43))).status).toBe(status);
    await kit.db
      .update(sessions)
      .set({ lastUsedAt: new Date('2025-02-01') })
      .where(theirs);
    expect((await send(row, calm, undefined, token)).status).toBe(status);
    await kit.db.delete(sessions).where(theirs);
    expect((await send(row, calm, undefined, token)).status).toBe(status);
  });
});

/** What others would miss afterwards; all else changes only the caller. */
const changesTheWorld = ({ method, url }: Row) => method !== 'GET' && url.includes('/:startupId');
