import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import { type PausablePostgres, pausable } from '../testing/pausablePostgres';
import {
  type ReplicaServer,
  type ReplicatedServer,
  replicatedServer,
} from '../testing/replicaServer';
import { openKit, type TestKit } from '../testing/testApp';
import type { OpenDatabase } from './database';
import { openServer } from './server';

let primary: ReplicatedServer & PausablePostgres;
let replicas: [ReplicaServer, ReplicaServer];
let database: OpenDatabase;
let kit: TestKit & { close(): Promise<void> };

async function ask(statement: string, { url }: { url: string } = primary) {
  const client = new Client({ connectionString: `${url}/postgres` });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

beforeEach(async () => {
  primary = pausable(await replicatedServer());
  await (await openServer({ url: `${primary.url}/postgres` })).close();
  replicas = [await primary.replicate(), await primary.replicate()];
  const readUrls = replicas.map(({ url }) => `${url}/postgres`);
  database = await openServer({ url: `${primary.url}/postgres`, readUrls }, false);
  kit = await openKit(database);
  await ask(`alter system set synchronous_standby_names = '*'`);
  await ask('select pg_reload_conf()');
  await untilBothFollow();
});
afterEach(async () => {
  await primary.stop();
  await kit.close();
  for (const replica of replicas) await replica.stop();
});

/** Until both replicas are read from, were seen to follow, and the primary has said how it stands with them. */
async function untilBothFollow() {
  while (database.replicas!() !== 2 || database.followers!() !== 2) await sleep(20);
  await kit.get('/startups');
}

/** Until the primary has had so many followers for longer than somebody may be late. */
async function untilFollowed(count: number) {
  const counted = async () =>
    (await ask('select count(*)::int as n from pg_stat_replication'))[0].n as number;
  while ((await counted()) !== count) await sleep(20);
  await sleep(3_000);
  await kit.get('/startups');
}

/** Nobody is let follow any more, and one of those who do is sent away. @returns the other one */
async function cutOneOff(): Promise<ReplicaServer> {
  const rules = path.join(primary.data, 'pg_hba.conf');
  writeFileSync(rules, `host replication all all reject\n${readFileSync(rules, 'utf8')}`);
  await ask('select pg_reload_conf()');
  await ask('select pg_terminate_backend(pid) from pg_stat_replication limit 1');
  await ask(`create table mark (at int)`);
  const have = async (one: ReplicaServer) =>
    (await ask(`select to_regclass('mark') is not null as have`, one))[0].have as boolean;
  for (;;) for (const one of replicas) if (await have(one)) return one;
}

type Person = Awaited<ReturnType<TestKit['person']>>;

const statusOf = async (as: Person) => (await kit.get('/user', { as })).status;

/** What somebody is answered once the successor of a primary was found: a busy machine looks for longer. */
async function answerOfSuccessor(as: Person) {
  for (;;) {
    const status = await statusOf(as);
    if (status !== 503) return status;
  }
}

it('a follower that was cut off says nothing of what the others have', async () => {
  const someone = await kit.person();
  await untilBothFollow();
  const other = await cutOneOff();
  await untilFollowed(1);
  expect((await kit.post('/logout', {}, { as: someone })).status).toBe(200);
  await other.stop();
  primary.pause();
  expect(await statusOf(someone)).toBe(503);
});

it('a copy that was promoted by hand is not the successor', async () => {
  const someone = await kit.person();
  await untilBothFollow();
  await replicas[1].promote();
  await untilFollowed(1);
  expect((await kit.post('/logout', {}, { as: someone })).status).toBe(200);
  primary.pause();
  expect(await answerOfSuccessor(someone)).toBe(401);
});

it('a former primary that comes back is not believed', async () => {
  const [reader, leaver] = [await kit.person(), await kit.person()];
  await untilBothFollow();
  primary.pause();
  await replicas[0].promote();
  expect(await answerOfSuccessor(reader)).toBe(200);
  await ask(`delete from sessions where user_id = ${leaver.id}`, replicas[0]);
  primary.resume();
  const end = performance.now() + 3_000; // it is asked each half second
  while (performance.now() < end) {
    expect(await statusOf(leaver)).toBe(401);
    await sleep(100);
  }
});
