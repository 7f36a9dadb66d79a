import type { TestKit, TestUser } from '../testing';
import { privateTextOf, sharedTextOf } from './meetingRecords';
import { requestOf } from './requestOf';
import type { Row } from './rows';
import { buildWorld, CALLERS, phoneOf, type World } from './world';

/** Who asks, and in which world. */
interface Asking {
  world: World;
  me: TestUser | undefined;
  /** Sent instead of their own. */
  token?: string;
}

/** Sends a row's request the way `token` says, straight to the router. */
export async function send({ app }: TestKit, row: Row, { world, me, token = me?.token }: Asking) {
  const { path, body } = requestOf(row, world, me!);
  const answer = await app.inject({
    method: row.method,
    url: path,
    remoteAddress: '203.0.113.7',
    payload: body as object | undefined,
    headers: { 'user-agent': 'Firefox/140', ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: answer.statusCode, text: answer.body, headers: answer.headers };
}

/**
 * Holds what each kind of caller is answered against the table, and that nothing private is in it.
 * @param calm a world for requests that change nothing
 */
export async function expectAnswers(kit: TestKit, row: Row, calm: World): Promise<void> {
  let world = row.method === 'GET' ? calm : await buildWorld(kit);
  for (const [at, caller] of CALLERS.entries()) {
    const status = row.statuses[at]!;
    const me = caller === 'guest' ? undefined : world.people[caller];
    const answer = await send(kit, row, { world, me });

    expect(`${caller} ${answer.status}`).toBe(`${caller} ${status}`);
    // Signing in on behalf of the bystander answers the bystander.
    if (row.url !== '/api/login') expectNoLeak(answer.text, world, me, isOfStaff(row));
    if (changesTheWorld(row) && status < 300) world = await buildWorld(kit);
  }
}

/** Everything that only some may read, and who. */
function privateOf(world: World) {
  const { mentor, founder, member } = world.people;
  const team = [founder, member, world.secondFounder, world.secondMember];
  const all = [...Object.values(world.people), world.bystander, ...team];
  const own = all.map(({ id, email, token }) => ({
    readers: [id],
    secrets: [email, token, phoneOf(id), privateTextOf(id)],
  }));
  const sides = [mentor, ...team].map(({ id }) => id);
  return [...own, { readers: sides, secrets: [sharedTextOf(world.startup.id)] }];
}

/** Staff know people by their addresses; nothing else of theirs is for them. */
const isOfStaff = ({ url }: Row) => url.startsWith('/api/staff/');

function expectNoLeak(text: string, world: World, me: TestUser | undefined, ofStaff: boolean) {
  const isStaff = ofStaff && me?.id === world.people.admin.id;
  const ofOthers = privateOf(world).filter(({ readers }) => !me || !readers.includes(me.id));
  const all = ofOthers.flatMap((one) => one.secrets);
  const secrets = isStaff ? all.filter((secret) => !secret.includes('@')) : all;
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/argon2|password_?hash|token_?hash/i);
}

/** What others would miss afterwards; all else changes only the caller. */
const changesTheWorld = ({ method, url }: Row) =>
  method !== 'GET' && /\/:(startupId|proposalId)/.test(url);
