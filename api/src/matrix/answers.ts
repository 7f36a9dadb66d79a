import type { TestKit, TestUser } from '../testing';
import { buildMatrixFixture, CALLERS, type MatrixFixture, phoneOf } from './fixture';
import { privateTextOf, sharedTextOf } from './meetingRecords';
import { requestOf } from './requestOf';
import type { Row } from './rows';

/** The caller and the fixture. */
interface Asking {
  fixture: MatrixFixture;
  me: TestUser | undefined;
  /** Sent instead of the caller's own. */
  token?: string;
}

/** Sends a row's request the way `token` says, straight to the router. */
export async function send(
  { app }: TestKit,
  row: Row,
  { fixture: data, me, token = me?.token }: Asking,
) {
  const { path, body } = requestOf(row, data, me!);
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
 * Compares the responses to each kind of caller with the table, and checks that they contain nothing private.
 * @param calm a fixture for requests that change nothing
 */
export async function expectAnswers(kit: TestKit, row: Row, calm: MatrixFixture): Promise<void> {
  let data = row.method === 'GET' ? calm : await buildMatrixFixture(kit);
  for (const [at, caller] of CALLERS.entries()) {
    const status = row.statuses[at]!;
    const me = caller === 'guest' ? undefined : data.people[caller];
    const answer = await send(kit, row, { fixture: data, me });

    expect(`${caller} ${answer.status}`).toBe(`${caller} ${status}`);
    // Signing in as the bystander returns the bystander's own data.
    if (row.url !== '/api/login') expectNoLeak(answer.text, data, me, isOfStaff(row));
    if (changesFixture(row) && status < 300) data = await buildMatrixFixture(kit);
  }
}

/** All private data, with its permitted readers. */
function privateOf(data: MatrixFixture) {
  const { mentor, founder, member } = data.people;
  const team = [founder, member, data.secondFounder, data.secondMember];
  const all = [...Object.values(data.people), data.bystander, ...team];
  const own = all.map(({ id, email, token }) => ({
    readers: [id],
    secrets: [email, token, phoneOf(id), privateTextOf(id)],
  }));
  const sides = [mentor, ...team].map(({ id }) => id);
  return [...own, { readers: sides, secrets: [sharedTextOf(data.startup.id)] }];
}

/** Staff see email addresses, but no other private data. */
const isOfStaff = ({ url }: Row) => url.startsWith('/api/staff/');

function expectNoLeak(
  text: string,
  data: MatrixFixture,
  me: TestUser | undefined,
  ofStaff: boolean,
) {
  const isStaff = ofStaff && me?.id === data.people.admin.id;
  const ofOthers = privateOf(data).filter(({ readers }) => !me || !readers.includes(me.id));
  const all = ofOthers.flatMap((one) => one.secrets);
  const secrets = isStaff ? all.filter((secret) => !secret.includes('@')) : all;
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toMatch(/argon2|password_?hash|token_?hash/i);
}

/** Calls that change data of others; all other calls change only the caller. */
const changesFixture = ({ method, url }: Row) =>
  method !== 'GET' && /\/:(startupId|proposalId)/.test(url);
