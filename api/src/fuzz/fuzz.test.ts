import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { buildMatrixFixture, CALLERS, type MatrixFixture } from '../matrix/fixture';
import { requestOf } from '../matrix/requestOf';
import { ROWS, type Row } from '../matrix/rows';
import { testApp } from '../testing';
import {
  type EdgeProcess,
  type RawAnswer,
  type RawRequest,
  startEdge,
} from '../testing/edgeProcess';
import { type FuzzCase, type FuzzMethod, fuzz, fuzzing, namesOf } from './fuzz';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
/** Requests per route and caller; 120 make more than 25,000. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 15);
/** Same through the edge, each over a real connection. */
const EDGE_RUNS = Number(process.env.EDGE_FUZZ_RUNS ?? 5);
/** The same requests in every run; another seed gives others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_250_115);

/** For requests that change nothing. */
let calm: MatrixFixture;
let edge: EdgeProcess;
beforeAll(async () => {
  await kit.app.ready();
  calm = await buildMatrixFixture(kit);
  edge = await startEdge(await kit.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => edge?.stop());
/** An unchanged fixture, because most invalid requests change nothing. */
let unchanged: MatrixFixture | undefined;
const fixtureFor = async ({ method }: Row) => {
  if (method === 'GET') return calm;
  unchanged ??= await buildMatrixFixture(kit);
  return unchanged;
};

const routes = [...new Map(ROWS.map((row) => [`${row.method} ${row.url}`, row])).values()];
const answered: Record<number, number> = {};

/** A caller that the route serves. */
const served = ({ statuses }: Row) =>
  CALLERS.find((caller, at) => caller !== 'guest' && statuses[at]! < 300) ?? 'founder';

/** 400 and 414 are for addresses that cannot be parsed, 405 for a path that matches another call. */
const STATUSES = [200, 201, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422];

/** Messages for people, not a schema's messages for programmers. */
const PLAIN = /^(?!.*(Invalid input|Invalid option|expected|received|Too (small|big))).*\S/s;

/** A 422 has plain, unique messages, by field if they are about fields. */
function expectReasons({ message, errors = {} }: { message: string; errors?: object }) {
  expect(message).toMatch(PLAIN);
  for (const reasons of Object.values(errors) as string[][]) {
    expect(reasons).not.toHaveLength(0);
    for (const reason of reasons) expect(reason).toMatch(PLAIN);
    expect(new Set(reasons).size).toBe(reasons.length);
  }
}

/** All errors have one shape; links in mails respond with a page. */
function expectShape({ statusCode, headers, body }: RawAnswer, url: string) {
  if (statusCode < 400) return;
  if (/^\/api\/mailed-links\//.test(url) && isPage({ headers })) {
    expect(body).toMatch(/^<!doctype html>.*<h1>[^<]{5,200}<\/h1>/s);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    return;
  }
  expect(headers['content-type']).toMatch(/^application\/json/);
  const answer = JSON.parse(body);
  expect(answer.message).toMatch(PLAIN);
  expect(answer).not.toHaveProperty('statusCode');
  expect(answer).not.toHaveProperty('error');
}

const isPage = ({ headers }: Pick<RawAnswer, 'headers'>) =>
  String(headers['content-type']).startsWith('text/html');

interface Way {
  runs: number;
  /** Addresses of the group. */
  leads: RegExp;
  send(request: RawRequest): Promise<RawAnswer>;
}

const WAYS: Record<string, Way> = {
  directly: { runs: RUNS, leads: /^/, send: (request) => kit.app.inject(request as InjectOptions) },
  'through the edge': {
    runs: EDGE_RUNS,
    leads: /^\/(api|cards)\//,
    send: (request) => edge.send(request),
  },
};

async function expectHttpError(
  way: Way,
  { row, ...fuzzCase }: FuzzCase & { row: Row },
  fuzzed: FuzzMethod,
  token?: string,
) {
  const request = fuzz(row, fuzzCase, fuzzed);
  const answer = await way.send({
    ...request,
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const { statusCode, body } = answer;
  if (row.method !== 'GET' && statusCode < 400) unchanged = undefined;
  expectShape(answer, request.url);
  answered[statusCode] = (answered[statusCode] ?? 0) + 1;
  expect(statusCode).toBeLessThan(500);
  expect(STATUSES).toContain(statusCode);
  if (statusCode === 422 && !isPage(answer)) expectReasons(JSON.parse(body));
  expect(body).not.toMatch(/\n\s+at |node_modules|\.[cm]?[jt]s:\d+/);
}

describe.each(Object.entries(WAYS))('asked %s', (_name, way) => {
  it.each(routes.filter(({ url }) => way.leads.test(url)))(
    '$method $url refuses invalid requests',
    async (row) => {
      const fixture = await fixtureFor(row);
      const me = fixture.people[served(row) as keyof typeof fixture.people];
      const fuzzCase = { row, fixture, me, names: namesOf(kit.app, row) };
      // The guest first, because a served caller may be signed out by the call.
      for (const token of [undefined, me.token]) {
        await fc.assert(
          fc.asyncProperty(fuzzing, (fuzzed) => expectHttpError(way, fuzzCase, fuzzed, token)),
          { numRuns: way.runs, seed: SEED },
        );
      }
    },
  );
});

/** Routes whose body is checked; a provider's call without its key is 404. */
const FORMS = routes.filter(({ method, statuses }) => {
  return method === 'POST' && statuses.some((status) => status !== 404);
});

it.each(FORMS)('$method $url names every field that is missing or of a wrong type', async (row) => {
  const { required } = namesOf(kit.app, row);
  const data = required.length > 0 ? calm : await fixtureFor(row);
  const me = data.people[served(row) as keyof typeof data.people];
  for (const value of [undefined, null, { a: [] }]) {
    const { path } = requestOf(row, data, me);
    const { statusCode, body } = await kit.app.inject({
      method: 'POST',
      url: path,
      payload: Object.fromEntries(required.map((name) => [name, value])),
      headers: { authorization: `Bearer ${me.token}` },
    });
    if (statusCode === 422) expectReasons(JSON.parse(body));
    if (statusCode < 400) unchanged = undefined;
    if (required.length === 0) expect(statusCode).toBeLessThan(500);
    else expect([statusCode, fieldsOf(body)]).toEqual([422, expect.arrayContaining(required)]);
  }
});

/** `members.0.email` belongs to the field `members`. */
const fieldsOf = (body: string) =>
  Object.keys(JSON.parse(body).errors ?? {}).map((name) => name.split('.')[0]);

it('reached the handlers: there were responses of every kind', () => {
  for (const status of [200, 401, 404, 422]) expect(answered[status]).toBeGreaterThan(0);
  // Prints the counts for manual runs.
  if (process.env.FUZZ_RUNS ?? process.env.EDGE_FUZZ_RUNS)
    process.stdout.write(`Answers: ${JSON.stringify(answered)}\n`);
});
