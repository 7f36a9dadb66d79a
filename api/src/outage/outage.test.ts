import { Client } from 'pg';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { type ApiProcess, startApi } from '../testing/apiProcess';
import { type PausablePostgres, pausablePostgres } from '../testing/pausablePostgres';

const PASSWORD = 'Long-enough-2025';

let postgres: PausablePostgres;
let api: ApiProcess;
const dataDir = temporaryFolder('outage');

beforeAll(async () => {
  postgres = await pausablePostgres();
  api = await startApi({ DATA_DIR: dataDir, DATABASE_URL: `${postgres.url}/postgres` });
});

afterEach(() => postgres.resume()); // a failed test must not leave it paused

afterAll(async () => {
  api?.kill('SIGKILL');
  await api?.ended;
  await postgres?.stop();
});

async function ask(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.url}/api${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  });
  const json = (await answer.json()) as { message?: string };
  return { status: answer.status, json, headers: answer.headers };
}

const register = (name: string) =>
  ask('/register', {
    name,
    surname: 'Horvat',
    username: name,
    email: `${name}@people.example`,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });

/** Waits until the api has a database again. */
async function recovered() {
  while ((await ask('/health/ready')).status !== 200);
}

function expectAway(answer: Awaited<ReturnType<typeof ask>>) {
  expect(answer.status).toBe(503);
  expect(answer.json).toEqual({ message: expect.stringContaining('Please try again') });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('while the database hangs', () => {
  it('readiness and calls report it, and recover afterwards', async () => {
    expect((await ask('/startups')).status).toBe(200);
    postgres.pause();

    const ready = await Promise.all(Array.from({ length: 5 }, () => ask('/health/ready')));
    expect(ready.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
    expect((await ask('/health/live')).status).toBe(200);
    const calls = await Promise.all([
      ...Array.from({ length: 15 }, () => ask('/startups')),
      ...Array.from({ length: 15 }, (_, at) => register(`late${at}`)),
    ]);
    for (const answer of calls) {
      expectAway(answer);
    }

    postgres.resume();
    await recovered();
    expect((await ask('/startups')).status).toBe(200);
    for (let count = 0; count < 30; count += 1) {
      expect((await register(`after${count}`)).status).toBeLessThan(300);
    }
  });

  it('no aborted transaction stays open', async () => {
    const admin = new Client({ connectionString: `${postgres.url}/postgres` });
    await admin.connect();
    const busy = Promise.all(Array.from({ length: 8 }, (_, at) => register(`open${at}`)));
    postgres.pause();
    await busy;
    postgres.resume();
    await recovered();
    const open = async () => {
      const { rows } = await admin.query(
        "select count(*)::int as n from pg_stat_activity where state like 'idle in transaction%'",
      );
      return rows[0].n as number;
    };
    // Jobs also have transactions, so one moment without any is enough.
    const end = Date.now() + 30_000;
    let left = await open();
    while (left > 0 && Date.now() < end) left = await open();
    await admin.end();
    expect(left).toBe(0);
  });
});

describe('while another transaction holds a needed lock', () => {
  it('the call gives up waiting with 503, and the next one works', async () => {
    const holder = new Client({ connectionString: `${postgres.url}/postgres` });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table users in access exclusive mode');

    expectAway(await register('waits'));

    await holder.query('rollback');
    await holder.end();
    expect((await register('waits')).status).toBeLessThan(300);
  });
});

/** Registers a user. @returns their id, and the headers of their calls */
async function member(name: string) {
  const { json, headers } = await register(name);
  const { token, user } = json as { token: string; user: { id: number } };
  const cookies = headers.getSetCookie().map((each) => each.split(';', 1)[0]);
  return { id: user.id, headers: { authorization: `Bearer ${token}`, cookie: cookies.join('; ') } };
}

describe('while another transaction holds the locks of an attempt and of its stored response', () => {
  it('it gets 503 at once, and the same attempt works as soon as they are released', async () => {
    const [ana, boris] = [await member('ana'), await member('boris')];
    const headers = { ...ana.headers, 'idempotency-key': 'follow-00001' };
    const follow = () => ask(`/users/${boris.id}/follow`, {}, headers);
    const holder = new Client({ connectionString: `${postgres.url}/postgres` });
    await holder.connect();
    const isNoted = async () => (await holder.query('select from idempotency_keys')).rowCount === 1;
    await holder.query('begin');
    await holder.query('lock table user_follows in access exclusive mode');
    const followed = follow();
    while (!(await isNoted()));
    await holder.query('lock table idempotency_keys in access exclusive mode');
    expectAway(await followed);

    await holder.query('rollback');
    await holder.end();
    let again = await follow();
    while (again.status === 409) again = await follow(); // until it is deleted
    expect(again.status).toBe(200);
  });
});

describe('when the database ends every connection', () => {
  it('running calls get 503, and the api keeps running', async () => {
    const admin = new Client({ connectionString: `${postgres.url}/postgres` });
    await admin.connect();
    for (let round = 0; round < 5; round += 1) {
      const calls = Array.from({ length: 10 }, (_, at) => register(`cut${round}x${at}`));
      await admin.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
      );
      for (const answer of await Promise.all(calls)) {
        if (answer.status >= 300) expectAway(answer);
      }
    }
    await admin.end();
    await recovered();
    expect((await ask('/startups')).status).toBe(200);
  });
});

describe('when the database is gone', () => {
  it('calls get 503 at once, and readiness reports it', async () => {
    await postgres.stop();

    expect((await ask('/health/ready')).status).toBe(503);
    for (const answer of await Promise.all([ask('/startups'), register('gone')])) {
      expectAway(answer);
    }
    expect(await fetch(`${api.url}/metrics`).then((answer) => answer.text())).toMatch(
      /^database_up 0$/m,
    );
  });
});
