import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';

import { startApi } from '../../testing/apiProcess';

export type Target = Awaited<ReturnType<typeof openTarget>>;

/** The api as a process of its own with the demo programme, and somebody signed in. */
export async function openTarget() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vq-load-'));
  const api = await startApi({ DATA_DIR: dataDir, DEMO: 'on' });
  const email = 'load@people.example';
  const password = 'Tri-sunca-9';
  const form = { name: 'Ana', surname: '/', email, password, password_confirmation: password };
  const registered = await fetch(`${api.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  });
  const { token } = (await registered.json()) as { token: string };
  return {
    url: api.url,
    email,
    token,

    /** One of the figures it tells about itself. */
    async gauge(name: string): Promise<number> {
      const text = await (await fetch(`${api.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)![1]);
    },

    /** Largest value of a gauge while something is done. */
    async highest<T>(name: string, work: Promise<T>): Promise<{ most: number; result: T }> {
      let most = 0;
      let done = false;
      const finished = work.finally(() => {
        done = true;
      });
      while (!done) most = Math.max(most, await this.gauge(name));
      return { most, result: await finished };
    },

    async close() {
      api.kill('SIGTERM');
      await api.ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** What visitors ask for. */
const READS = ['/api/startups', '/api/startups?page=2', '/api/public/startups/zrno', '/api/health'];

/** Visitors who read at a steady rate. @returns 99th percentile in ms, and answers that were none */
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
  /** As many as it can, without. */
  perSecond?: number;
  seconds: number;
}
