import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';

import { type ApiProcess, startApi } from '../../testing/apiProcess';
import { ownDatabase } from '../ownDatabase';
import { processMemory } from './processMemory';

export type Target = Awaited<ReturnType<typeof openTarget>>;

/**
 * The api as a child process with the demo programme and five signed-in people.
 * @param databaseUrl of a server on which to create a database; embedded when left out
 */
export async function openTarget(databaseUrl: string | undefined) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vq-load-'));
  const own = databaseUrl ? await ownDatabase(databaseUrl, 'load') : undefined;
  const place = { DATA_DIR: dataDir, ...(own && { DATABASE_URL: own.url }) };
  // One process fills the database, which takes memory; another one is measured.
  await stop(await startApi({ ...place, DEMO: 'on' }));
  const api = await startApi(place);
  const emails = [1, 2, 3, 4, 5].map((number) => `load-${number}@people.example`);
  const tokens = await Promise.all(emails.map((email) => register(api, email)));
  return {
    url: api.url,
    email: emails[0]!,
    tokens,

    /** One of its metrics. */
    async gauge(name: string): Promise<number> {
      const text = await (await fetch(`${api.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1]);
    },

    /** Memory of the api and its workers, in bytes. */
    memory: () => processMemory(api.pid),

    /** The largest value of a metric during some work, polled at an interval in milliseconds. */
    async highest<T>(
      figure: () => Promise<number>,
      work: Promise<T>,
      everyMs: number,
    ): Promise<{ most: number; result: T }> {
      let most = 0;
      let done = false;
      const finished = work.finally(() => {
        done = true;
      });
      while (!done) {
        most = Math.max(most, await figure());
        await sleep(everyMs);
      }
      return { most, result: await finished };
    },

    async close() {
      await stop(api);
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @returns their token */
async function register({ url }: ApiProcess, email: string): Promise<string> {
  const password = 'Tri-sunca-9';
  const form = { name: 'Ana', surname: '/', email, password, password_confirmation: password };
  const registered = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  return ((await registered.json()) as { token: string }).token;
}

async function stop({ kill, ended }: ApiProcess) {
  kill('SIGTERM');
  await ended;
}

/** The requests of visitors. */
export const READS = [
  '/api/startups',
  '/api/startups?page=2',
  '/api/public/startups/zrno',
  '/api/health',
];

/** Visitors who read at a steady rate. @returns 99th percentile in ms, and the number of failed responses */
export async function visitors({ url }: Target, { perSecond, seconds }: Pace) {
  const { latency, errors, non2xx, requests } = await autocannon({
    url,
    requests: READS.map((read) => ({ path: read })),
    connections: 8,
    duration: seconds,
    workers: 1,
    ...(perSecond && { overallRate: perSecond }),
  });
  return { p99: latency.p99, failed: errors + non2xx, rate: requests.average };
}

interface Pace {
  /** As many as possible when left out. */
  perSecond?: number;
  seconds: number;
}
