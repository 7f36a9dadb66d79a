import { createServer, globalAgent } from 'node:http';
import { text } from 'node:stream/consumers';

import { temporaryFolder } from '../testing/temporaryFolder';
import { adminSocket, askRunningApi } from '.';

const call = { method: 'GET', path: '/backup' } as const;
const { options } = globalAgent as unknown as { options: { timeout?: number } };
const { timeout } = options;
afterEach(() => {
  options.timeout = timeout;
});

describe('the running api of a data folder', () => {
  it('may take long', async () => {
    options.timeout = 20; // ms; Node closes idle connections after five seconds by default
    const { dataDir, stop } = await apiThatAnswersAfter(200);
    expect(await text((await askRunningApi(dataDir, call))!)).toBe('whole');
    await stop();
  });

  it('times out when it sends nothing', async () => {
    const { dataDir, stop } = await apiThatAnswersAfter(600_000);
    const asked = askRunningApi(dataDir, { ...call, timeoutMs: 20 });
    await expect(asked).rejects.toThrow('The api does not respond.');
    await stop();
  });

  it('is undefined when none runs', async () => {
    expect(await askRunningApi(temporaryFolder('data'), call)).toBeUndefined();
  });
});

async function apiThatAnswersAfter(ms: number) {
  const dataDir = temporaryFolder('data');
  let answering: NodeJS.Timeout | undefined;
  const server = createServer((_request, answer) => {
    answering = setTimeout(() => answer.end('whole'), ms);
  });
  await new Promise<void>((resolve) => server.listen(adminSocket(dataDir), resolve));
  async function stop() {
    clearTimeout(answering);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return { dataDir, stop };
}
