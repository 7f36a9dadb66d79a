import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { requestOf } from '../matrix/requestOf';
import { ROWS, type Row } from '../matrix/rows';
import { buildWorld, CALLERS, type World } from '../matrix/world';
import { testApp } from '../testing';
import {
  type EdgeProcess,
  type RawAnswer,
  type RawRequest,
  startEdge,
} from '../testing/edgeProcess';
import { type Fixture, fuzz, fuzzing, namesOf, type Spoiling } from './fuzz';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
/** Requests for each route and caller; 120 of them make more than 25,000. */
const RUNS = Number(process.env.MALFORMED_RUNS ?? 15);
/** The same through the edge, over a real connection each. */
const EDGE_RUNS = Number(process.env.MALFORMED_EDGE_RUNS ?? 5);
/** The same requests at every run; another seed looks elsewhere. */
const SEED = Number(process.env.MALFORMED_SEED ?? 20_250_115);

/** For requests that change nothing. */
let calm: World;
let edge: EdgeProcess;
beforeAll(async () => {
  await kit.app.ready();
  calm = await buildWorld(kit);
  edge = await startEdge(await kit.app.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(() => edge?.stop());
/** One that nothing has changed yet: most of what makes no sense changes nothing. */
let unchanged: World | undefined;
const worldFor = async ({ method }: Row) => {
  if (method === 'GET') return calm;
  unchanged ??= await buildWorld(kit);
  return unchanged;
};

const routes = [...new Map(ROWS.map((row) => [`${row.method} ${row.url}`, row])).values()];
const answered: Record<number, number> = {};

/** Somebody whom the route serves. */
const served = ({ statuses }: Row) =>
  CALLERS.find((caller, at) => caller !== 'guest' && statuses[at]! < 300) ?? 'founder';

/** 400 and 414 are for addresses that cannot be read at all. */
const STATUSES = [200, 201, 400, 401, 403, 404, 409, 413, 414, 415, 422];

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

/** Whatever is wrong, and whoever says so: one shape. */
function expectShape({ statusCode, headers, body }: RawAnswer) {
  if (statusCode < 400) return;
  expect(headers['content-type']).toMatch(/^application\/json/);
  const answer = JSON.parse(body);
  expect(answer.message).toMatch(PLAIN);
  expect(answer).not.toHaveProperty('statusCode');
  expect(answer).not.toHaveProperty('error');
}

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
  { row, ...fixture }: Fixture & { row: Row },
  fuzzed: Spoiling,
  token?: string,
) {
  const request = fuzz(row, fixture, fuzzed);
  const answer = await way.send({
    ...request,
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const { statusCode, body } = answer;
  if (row.method !== 'GET' && statusCode < 400) unchanged = undefined;
  expectShape(answer);
  answered[statusCode] = (answered[statusCode] ?? 0) + 1;
  expect(statusCode).toBeLessThan(500);
  expect(STATUSES).toContain(statusCode);
  if (statusCode === 422) expectReasons(JSON.parse(body));
  expect(body).not.toMatch(/\n\s+at |node_modules|\.[cm]?[jt]s:\d+/);
}

describe.each(Object.entries(WAYS))('asked %s', (_name, way) => {
  it.each(routes.filter(({ url }) => way.leads.test(url)))(
    '$method $url refuses what makes no sense',
    async (row) => {
      const world = await worldFor(row);
      const me = world.people[served(row) as keyof typeof world.people];
      const fixture = { row, world, me, names: namesOf(kit.app, row) };
      // The guest first: whom the route serves may be signed out by it.
      for (const token of [undefined, me.token]) {
        await fc.assert(
          fc.asyncProperty(fuzzing, (fuzzed) => expectHttpError(way, fixture, fuzzed, token)),
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
  const world = required.length > 0 ? calm : await worldFor(row);
  const me = world.people[served(row) as keyof typeof world.people];
  for (const value of [undefined, null, { a: [] }]) {
    const { path } = requestOf(row, world, me);
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
  if (process.env.MALFORMED_RUNS ?? process.env.MALFORMED_EDGE_RUNS)
    process.stdout.write(`Answers: ${JSON.stringify(answered)}\n`);
});
