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
/** Requests for each route and caller; 120 of them make more than 25,000. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 15);
/** The same through the edge, over a real connection each. */
const EDGE_RUNS = Number(process.env.EDGE_FUZZ_RUNS ?? 5);
/** The same requests at every run; another seed looks elsewhere. */
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
/** One that nothing has changed yet: most of what makes no sense changes nothing. */
let unchanged: MatrixFixture | undefined;
const fixtureFor = async ({ method }: Row) => {
  if (method === 'GET') return calm;
  unchanged ??= await buildMatrixFixture(kit);
  return unchanged;
};

const routes = [...new Map(ROWS.map((row) => [`${row.method} ${row.url}`, row])).values()];
const answered: Record<number, number> = {};

/** Somebody whom the route serves. */
const served = ({ statuses }: Row) =>
  CALLERS.find((caller, at) => caller !== 'guest' && statuses[at]! < 300) ?? 'founder';

/** 400 and 414 are for addresses that cannot be read at all, 405 for a path that grows into that of another call. */
const STATUSES = [200, 201, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422];

/** Words a person can do something with; not those a schema has for programmers. */
const PLAIN = /^(?!.*(Invalid input|Invalid option|expected|received|Too (small|big))).*\S/s;

/** A 422 says why, in plain words, each once; and about which fields, when it is about fields. */
function expectReasons({ message, errors = {} }: { message: string; errors?: object }) {
  expect(message).toMatch(PLAIN);
  for (const reasons of Object.values(errors) as string[][]) {
    expect(reasons).not.toHaveLength(0);
    for (const reason of reasons) expect(reason).toMatch(PLAIN);
    expect(new Set(reasons).size).toBe(reasons.length);
  }
}

/** Whatever is wrong, and whoever says so: one shape; a page for who pressed a link in a mail. */
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
  /** Which addresses lead there. */
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
    '$method $url refuses what makes no sense',
    async (row) => {
      const fixture = await fixtureFor(row);
      const me = fixture.people[served(row) as keyof typeof fixture.people];
      const fuzzCase = { row, fixture, me, names: namesOf(kit.app, row) };
      // The guest first: whom the route serves may be signed out by it.
      for (const token of [undefined, me.token]) {
        await fc.assert(
          fc.asyncProperty(fuzzing, (fuzzed) => expectHttpError(way, fuzzCase, fuzzed, token)),
          { numRuns: way.runs, seed: SEED },
        );
      }
    },
  );
});

/** Those whose body is looked at: for who has no key, a call of a provider is not there. */
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

/** `members.0.email` is about the field `members`. */
const fieldsOf = (body: string) =>
  Object.keys(JSON.parse(body).errors ?? {}).map((name) => name.split('.')[0]);

it('got past the door: there were answers of every kind', () => {
  for (const status of [200, 401, 404, 422]) expect(answered[status]).toBeGreaterThan(0);
  // How many of each, for who runs more of them by hand.
  if (process.env.FUZZ_RUNS ?? process.env.EDGE_FUZZ_RUNS)
    process.stdout.write(`Answers: ${JSON.stringify(answered)}\n`);
});
