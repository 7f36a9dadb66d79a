import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';

import type { Database, OpenDatabase } from '../../db/database';
import { rowsOf } from '../../db/rows';
import { openServer } from '../../db/server';
import { crowd } from '../../testing/crowd';
import { type ReplicaServer, replicatedServer } from '../../testing/replicaServer';
import type { Figure } from '../figure';
import { type BenchFixture, openBenchFixture } from '../fixture';
import { printFigures } from '../printFigures';

const SECONDS = 8;
const READERS = 32;
/** A page of the list, a search, a startup and its team: the reads of visitors. */
const READS = [
  '/startups',
  '/startups?page=3',
  '/startups?search=cedar',
  '/public/startups/crowd-17',
];

/** Prints the reads per second with 0, 1 and 2 replicas, and the primary's share of the work, as JSON. */
printFigures(async () => {
  const primary = await replicatedServer();
  const followers: ReplicaServer[] = [];
  const figures: Figure[] = [];
  try {
    for (const count of [0, 1, 2]) {
      if (count > 0) followers.push(await primary.replicate());
      figures.push(...(await measure(`${primary.url}/postgres`, followers)));
    }
  } finally {
    for (const follower of followers) await follower.stop();
    await primary.stop();
  }
  return { on: 'PostgreSQL', figures };
});

async function measure(url: string, followers: ReplicaServer[]): Promise<Figure[]> {
  let opened!: OpenDatabase;
  const fixture = await openBenchFixture(url, `replicas_${followers.length}`, async (own) => {
    const { pathname } = new URL(own);
    const readUrls = followers.map((follower) => follower.url + pathname);
    opened = await openServer({ url: own, readUrls });
    return opened;
  });
  try {
    await crowd(fixture.db, { startups: 5_000, followers: 10 });
    await fixture.db.execute(sql`analyze`);
    const all = () => Promise.all(READS.map((path) => read(fixture, path)));
    for (
      let attempt = 0;
      attempt < 500 && (opened.replicas?.() ?? 0) < followers.length;
      attempt += 1
    ) {
      await all();
      await sleep(50);
    }
    const before = await committed(fixture.db);
    const end = performance.now() + SECONDS * 1_000;
    let reads = 0;
    const reader = async (at: number) => {
      for (let turn = at; performance.now() < end; turn += 1) {
        await read(fixture, READS[turn % READS.length]!);
        reads += 1;
      }
    };
    await Promise.all(Array.from({ length: READERS }, (_, at) => reader(at)));
    // Servers write their statistics with a delay of up to a second.
    await sleep(1_500);
    const asked = (await committed(fixture.db)) - before;
    const name = `${followers.length} replicas`;
    return [
      { name: `reads a second, ${name}`, value: reads / SECONDS },
      { name: `statements on tables of the primary for a read, ${name}`, value: asked / reads },
    ];
  } finally {
    await fixture.close();
  }
}

async function read(fixture: BenchFixture, path: string) {
  const { status } = await fixture.get(path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
}

async function committed(db: Database): Promise<number> {
  const counted = sql`select xact_commit::int as count from pg_stat_database where datname = current_database()`;
  return (await rowsOf<{ count: number }>(db, counted))[0]!.count;
}
