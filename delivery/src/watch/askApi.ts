import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { ReportSource } from '../env';

/** Longest time the api may take, milliseconds. */
const API_TIMEOUT_MS = 10_000;

/**
 * Asks the api what it knows of releases: over HTTP with a key, as CI does, or over the socket in its
 * data folder. @throws Error when it cannot be asked
 */
export function askApi(
  { apiUrl, key, dataDir }: ReportSource,
  what: string,
  query: Record<string, string>,
): Promise<unknown> {
  return key
    ? askOverHttp(`${apiUrl}/api/releases/${what}?${new URLSearchParams(query)}`, key)
    : askOverSocket(dataDir, what, query);
}

async function askOverHttp(url: string, key: string): Promise<unknown> {
  const answer = await fetch(url, {
    headers: { 'x-report-key': key },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  });
  if (answer.status === 404) throw new Error(`${url} does not know this REPORT_KEY.`);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.json();
}

/** `npm run admin -- releases …`, said to the running api (docs/decisions/004). */
function askOverSocket(
  dataDir: string,
  what: string,
  query: Record<string, string>,
): Promise<unknown> {
  const flags = Object.entries(query).flatMap(([name, value]) => [`--${name}`, value]);
  const argv = ['releases', what, ...flags];
  const headers = { 'content-type': 'application/json' };
  const socketPath = join(dataDir, 'admin.sock');
  return new Promise((resolve, reject) => {
    const call = request(
      { socketPath, method: 'POST', path: '/', headers, timeout: API_TIMEOUT_MS },
      async (answer) => {
        const body: unknown = JSON.parse(await text(answer));
        if (answer.statusCode === 200) resolve(body);
        else reject(new Error((body as { message: string }).message));
      },
    );
    call.once('timeout', () => call.destroy(new Error('The api does not answer.')));
    call.once('error', reject);
    call.end(JSON.stringify({ argv }));
  });
}
