import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { TestKit } from '../testing';
import { askServer } from '../testing/askServer';
import type { ReplicaServer } from '../testing/replicaServer';
import { type ReplicatedKit, replicatedKit } from '../testing/replicatedKit';

let { primary, replicas, kit, untilBothFollow, stop } = {} as ReplicatedKit;
const ask = (statement: string, server: { url: string } = primary) => askServer(server, statement);

beforeEach(async () => {
  ({ primary, replicas, kit, untilBothFollow, stop } = await replicatedKit());
  await ask(`alter system set synchronous_standby_names = '*'`);
  await ask('select pg_reload_conf()');
  await untilBothFollow();
});
afterEach(() => stop());

/** Waits until the primary has had this many followers for longer than the allowed delay. */
async function untilFollowed(count: number) {
  const counted = async () =>
    (await ask('select count(*)::int as n from pg_stat_replication'))[0].n as number;
  while ((await counted()) !== count) await sleep(20);
  await sleep(3_000);
  await kit.get('/startups');
}

/** Prevents new followers and disconnects one. @returns the other one */
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

/** The status after the successor is found, which takes longer on a busy machine. */
async function answerOfSuccessor(as: Person) {
  for (;;) {
    const status = await statusOf(as);
    if (status !== 503) return status;
  }
}

it('a disconnected replica does not count in the comparison', async () => {
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
  await replicas[1]!.promote();
  await untilFollowed(1);
  expect((await kit.post('/logout', {}, { as: someone })).status).toBe(200);
  primary.pause();
  expect(await answerOfSuccessor(someone)).toBe(401);
});

it('a former primary that returns is not trusted', async () => {
  const [reader, leaver] = [await kit.person(), await kit.person()];
  await untilBothFollow();
  primary.pause();
  await replicas[0]!.promote();
  expect(await answerOfSuccessor(reader)).toBe(200);
  await ask(`delete from sessions where user_id = ${leaver.id}`, replicas[0]!);
  primary.resume();
  const end = performance.now() + 3_000; // the server is polled every half second
  while (performance.now() < end) {
    expect(await statusOf(leaver)).toBe(401);
    await sleep(100);
  }
});
