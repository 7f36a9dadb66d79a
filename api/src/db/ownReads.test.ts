import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

import type { TestKit } from '../testing';
import { askServer } from '../testing/askServer';
import { type ReplicatedKit, replicatedKit } from '../testing/replicatedKit';

let { primary, replicas, database, kit, untilBothFollow, stop } = {} as ReplicatedKit;
const ask = (statement: string, server: { url: string } = primary) => askServer(server, statement);

/** Sets synchronous replication: a commit needs one of these replicas, or any when left out. */
async function waitForFollowers(names = '*') {
  await ask(`alter system set synchronous_standby_names = '${names}'`);
  await ask('select pg_reload_conf()');
  const isKnown = async () =>
    (await ask('show synchronous_standby_names'))[0].synchronous_standby_names === names;
  while (!(await isKnown())) await sleep(20); // from here on open connections have the setting
}

beforeAll(async () => {
  ({ primary, replicas, database, kit, untilBothFollow, stop } = await replicatedKit());
  await waitForFollowers();
});
afterAll(() => stop?.());
afterEach(() => primary.resume());

async function untilBack() {
  primary.resume();
  while (database.readAge!() !== undefined) await sleep(20);
  await untilBothFollow();
}

/** Waits until a replica shows everything that the primary has written. */
async function untilShown(replica: { url: string }) {
  const [{ written }] = await ask('select pg_current_wal_lsn()::text as written');
  const isShown = `select pg_last_wal_replay_lsn() >= '${written}' as yes`;
  while (!(await ask(isShown, replica))[0].yes);
}

/**
 * Pauses the primary while this replica shows everything that any replica received. The primary also writes on its own,
 * and may be paused when only one replica has received that; then it tries again.
 */
async function pauseShown(replica: { url: string }) {
  for (;;) {
    await untilShown(replica);
    primary.pause();
    const received = await Promise.all(
      replicas.map((one) => ask('select pg_last_wal_receive_lsn()::text as lsn', one)),
    );
    const shows = received.map(([{ lsn }]) => `pg_last_wal_replay_lsn() >= '${lsn}'`);
    if ((await ask(`select ${shows.join(' and ')} as yes`, replica))[0].yes) return;
    primary.resume();
  }
}

/** The status once replicas are found, which takes longer on a busy machine. */
async function answerTo(path: string, as: Awaited<ReturnType<TestKit['person']>>) {
  for (;;) {
    const { status } = await kit.get(path, { as });
    if (status !== 503) return status;
  }
}

/** The status of a single request. */
const firstAnswerTo = async (path: string, as: Awaited<ReturnType<TestKit['person']>>) =>
  (await kit.get(path, { as })).status;

/** The next cursor of an edge; while replicas are searched the response is 503 and it retries. */
async function nextAfter(since: string) {
  const headers = kit.deps.keys.clients.prove('127.0.0.1');
  for (;;) {
    const answer = await kit.app.inject({ url: `/page-changes?since=${since}`, headers });
    if (answer.statusCode !== 503) return (answer.json() as { next: string }).next;
  }
}

it('members can read while the primary hangs in the middle of a record', async () => {
  const reader = await kit.person();
  await untilBothFollow();
  await ask('create table if not exists mass (text text)');
  const writer = new Client({ connectionString: `${primary.url}/postgres` });
  await writer.connect();
  await writer.query('begin');
  for (;;) {
    // Fills pages of the log, which are sent before the record is complete.
    await writer.query(`insert into mass select string_agg(md5(random()::text), '')
      from generate_series(1, 400), generate_series(1, 30) as row group by row`);
    await sleep(500);
    const lacks = `select pg_last_wal_replay_lsn() < pg_last_wal_receive_lsn() as yes`;
    const all = await Promise.all(replicas.map((one) => ask(lacks, one)));
    if (all.every(([{ yes }]) => yes)) break;
  }
  primary.pause();

  expect(await answerTo('/user', reader)).toBe(200);
  primary.resume();
  await writer.end();
  await untilBack();
});

it('members can read while the primary hangs, including what they wrote just before', async () => {
  const someone = await kit.person();
  const { id } = await kit.startup();
  await untilBothFollow();
  const cursor = await nextAfter('1:1:.0');
  expect((await kit.post(`/startups/${id}/follow`, {}, { as: someone })).status).toBe(200);
  primary.pause();
  // The first request is in progress before the outage is detected.
  for (const path of ['/user', `/startups/${id}/is-following`, '/notifications/unread'])
    expect([path, await answerTo(path, someone)]).toEqual([path, 200]);
  // A replica does not know running transactions, so edges repeat their cursor.
  expect((await nextAfter(cursor)).split('.')[0]).toBe(cursor.split('.')[0]);
  await untilBack();
});

it('members see their notifications while the primary hangs, and new ones later', async () => {
  const startup = await kit.startup();
  const [founder, fan] = [await kit.joins(startup), await kit.person()];
  await kit.post(`/startups/${startup.id}/follow`, {}, { as: fan });
  kit.clock.advance(1);
  await kit.post(`/startups/${startup.id}/updates`, { update: 'News' }, { as: founder });
  await untilBothFollow();
  const unread = () => kit.get('/notifications/unread', { as: fan });
  primary.pause();
  // The first request detects the outage.
  expect(await unread()).toMatchObject({ status: 200, body: { unread: 0 } });
  expect(await unread()).toMatchObject({ status: 200, body: { unread: 0 } });
  await untilBack();
  expect(await unread()).toMatchObject({ status: 200, body: { unread: 1 } });
});

it('a session ended just before is refused by every replica', async () => {
  const someone = await kit.person();
  await untilBothFollow();
  await replicas[0]!.pause(); // it receives WAL, but does not replay it
  expect((await kit.post('/logout', {}, { as: someone })).status).toBe(200);
  await pauseShown(replicas[1]!); // one replica is enough for the commit, possibly the other one
  expect(await answerTo('/user', someone)).toBe(401);
  await replicas[0]!.resume();
  await untilBack();
});

it('without synchronous replicas no possibly incomplete data is shown', async () => {
  await waitForFollowers('');
  const someone = await kit.person();
  await untilBothFollow();
  primary.pause();
  expect((await kit.get('/user', { as: someone })).status).toBe(503);
  await untilBack();
  await waitForFollowers();
});

it('the successor is used as soon as it is promoted, before clients reach it as the primary', async () => {
  const [reader, leaver] = [await kit.person(), await kit.person()];
  await untilBothFollow();
  primary.pause();
  await replicas[0]!.promote();
  expect(await firstAnswerTo('/user', reader)).toBe(200);
  // Writes there are unknown to the other one from now on.
  await ask(`delete from sessions where user_id = ${leaver.id}`, replicas[0]!);
  expect(await firstAnswerTo('/user', leaver)).toBe(401);
  await replicas[1]!.stop();
  // The missing one may be its successor.
  expect(await firstAnswerTo('/user', reader)).toBe(503);
});
