import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { ReportSource } from '../env';

/** How one release fared in browsers, as the api adds it up (api/contract/releaseReport.contract). */
export interface ReleaseHealth {
  remote: string;
  id: string;
  loads: number;
  failures: { load: number; render: number; runtime: number };
  /** Failures by class. */
  classes: Record<string, number>;
  /** Of loads, milliseconds. */
  ms: { p50: number; p95: number } | null;
  /** Over the network, for half of the loads. */
  bytes: number | null;
}

/** Reads how releases fared in the last minutes. @throws Error when the api cannot be asked */
export type ReadReport = (minutes: number) => Promise<ReleaseHealth[]>;

/** Longest time the api may take, milliseconds. */
const PATIENCE = 10_000;

/** Asks the api: over HTTP with a key, as CI does, or over the socket in its data folder. */
export function reportReader({ apiUrl, key, dataDir }: ReportSource): ReadReport {
  return (minutes) =>
    key
      ? askOverHttp(`${apiUrl}/api/releases/report?minutes=${minutes}`, key)
      : ask(dataDir, minutes);
}

async function askOverHttp(url: string, key: string): Promise<ReleaseHealth[]> {
  const answer = await fetch(url, {
    headers: { 'x-report-key': key },
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (answer.status === 404) throw new Error(`${url} does not know this REPORT_KEY.`);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return ((await answer.json()) as { releases: ReleaseHealth[] }).releases;
}

/** `npm run admin -- releases report`, said to the running api (docs/decisions/004). */
function ask(dataDir: string, minutes: number): Promise<ReleaseHealth[]> {
  const argv = ['releases', 'report', '--minutes', String(minutes)];
  const headers = { 'content-type': 'application/json' };
  const socketPath = join(dataDir, 'admin.sock');
  return new Promise((resolve, reject) => {
    const call = request(
      { socketPath, method: 'POST', path: '/', headers, timeout: PATIENCE },
      async (answer) => {
        const body: unknown = JSON.parse(await text(answer));
        if (answer.statusCode === 200) resolve(body as ReleaseHealth[]);
        else reject(new Error((body as { message: string }).message));
      },
    );
    call.once('timeout', () => call.destroy(new Error('The api does not answer.')));
    call.once('error', reject);
    call.end(JSON.stringify({ argv }));
  });
}
