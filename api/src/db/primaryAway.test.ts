import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';

import { type PausablePostgres, pausable } from '../testing/pausablePostgres';
import type { PostgresServer } from '../testing/postgresServer';
import { type ReplicatedKit, replicatedKit } from '../testing/replicatedKit';
import { type ReplicaPool, readFromReplicas } from './readFromReplicas';

let { primary, database, kit, stop } = {} as ReplicatedKit;
let replicas: PausablePostgres[] = [];

beforeAll(async () => {
  const opened = await replicatedKit();
  ({ primary, database, kit, stop } = opened);
  replicas = opened.replicas.map((replica) => pausable<PostgresServer>(replica));
});
afterAll(async () => {
  for (const replica of replicas) replica.resume(); // it cannot exit while it is stopped
  await stop?.();
});

/** Waits until this many replicas are in use; they are checked all the time. */
async function untilUsed(from: { used(): number }, count: number): Promise<void> {
  while (from.used() !== count) await sleep(20);
}
const all = { used: () => database.replicas!() };

describe('a replica that hangs', () => {
  /** Pools without timeouts, so only a timeout of the caller ends a wait. */
  const patient = ({ url }: { url: string }, max = 5) => {
    const pool = new Pool({ connectionString: `${url}/postgres`, max });
    return pool.on('error', () => undefined);
  };
  let pools: Pool[];
  let reads: ReplicaPool;
  beforeAll(async () => {
    const own = patient(primary);
    pools = [own];
    reads = readFromReplicas(
      own,
      patient(primary, 1),
      replicas.map((each) => ({ pool: patient(each), watch: patient(each, 1) })),
    );
    await untilUsed(reads, 2);
  });
  afterAll(async () => {
    await reads.close();
    await pools[0]!.end();
  });

  const readOne = () =>
    (reads.query as (statement: string) => Promise<{ rows: unknown[] }>)('select 1 as one');

  it('is left out together with its running statements, and used again later', async () => {
    replicas[0]!.pause();
    const asked = Array.from({ length: 20 }, readOne);
    for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ one: 1 }]);
    await untilUsed(reads, 1);
    replicas[0]!.resume();
    await untilUsed(reads, 2);
  });

  it('beside a hanging primary leaves the other one in use', async () => {
    primary.pause();
    replicas[1]!.pause();
    const asked = Array.from({ length: 20 }, readOne);
    await Promise.all(asked);
    await untilUsed(reads, 1);
    expect(reads.age()).toBeGreaterThan(0);
    replicas[1]!.resume();
    await untilUsed(reads, 2); // it has everything the primary had when it was last up
    primary.resume();
    while (reads.age() !== undefined) await sleep(20);
  });
});

describe('while the primary is down', () => {
  it('public reads continue, with their possible age', async () => {
    await untilUsed(all, 2);
    const { slug } = await kit.startup();
    await untilUsed(all, 2);
    expect((await kit.get('/startups')).headers.age).toBeUndefined();
    primary.pause();
    for (const path of ['/startups', `/public/startups/${slug}`, '/public/sitemap']) {
      const answer = await kit.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(Number(answer.headers.age)).toBeGreaterThan(0);
    }
    expect((await kit.get('/health/ready')).status).toBe(200);
    primary.resume();
    while (database.readAge!() !== undefined) await sleep(20);
    expect((await kit.get('/startups')).headers.age).toBeUndefined();
  });

  it('calls that need it get 503, also when it is gone permanently', async () => {
    const someone = await kit.person();
    await untilUsed(all, 2);
    await primary.stop();
    expect((await kit.get('/startups')).status).toBe(200);
    expect((await kit.get('/user', { as: someone })).status).toBe(503);
    expect((await kit.get('/health/ready')).status).toBe(200);
  });

  it('nothing can be read when the replicas are down as well', async () => {
    for (const replica of replicas.splice(0)) await replica.stop();
    while (database.readAge!() !== undefined) await sleep(20);
    expect((await kit.get('/startups')).status).toBe(503);
    expect((await kit.get('/health/ready')).status).toBe(503);
  });
});
