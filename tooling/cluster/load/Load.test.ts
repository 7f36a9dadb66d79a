import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { localServer } from 'server-kit/testing/localServer';

import { Ledger } from './Ledger';
import { Load } from './Load';

const people = [{ id: 1, headers: { authorization: 'Bearer of-ana' } }];

/**
 * Runs visitors until one has written. On a slow machine further ones have begun by then: each is one attempt, by its
 * idempotency key. @param status of the first response to each
 */
async function untilWritten(status: number, arePatient = true) {
  const attempts = new Map<unknown, IncomingHttpHeaders[]>();
  const { url: site, stop } = await localServer(({ method, headers }, answer) => {
    const sent = attempts.get(headers['idempotency-key']) ?? [];
    if (method === 'POST') attempts.set(headers['idempotency-key'], [...sent, headers]);
    answer.writeHead(method === 'POST' && sent.length === 0 ? status : 200).end();
  });
  const ledger = new Ledger(people, [7]);
  const load = new Load({ site, people, ledger, pages: ['/'], arePatient });
  const write = () => load.calls.find(({ kind }) => kind === 'write');
  while (!write()) await sleep(20);
  load.stop();
  await stop();
  const [written = []] = [...attempts.values()].sort((a, b) => b.length - a.length);
  return { call: write()!, written, ledger };
}

it('a write is repeated as pages do it, and counts once', async () => {
  const { call, written, ledger } = await untilWritten(503);

  expect(call).toMatchObject({ path: '/api/startups/7/follow', failure: undefined });
  expect(ledger.acknowledged).toBeGreaterThan(0);
  expect(written.map((headers) => headers['idempotency-repeat'])).toEqual([undefined, '1']);
});

it('a refused write has failed, and its outcome is unknown', async () => {
  const { call, written, ledger } = await untilWritten(500);

  expect(call.failure).toBe('500');
  expect(written).toHaveLength(1);
  expect([ledger.acknowledged, ledger.expected().size]).toEqual([0, 0]);
});

it('a write is sent once when every call counts', async () => {
  const { call, written } = await untilWritten(503, false);
  expect([call.failure, written.length]).toEqual(['503', 1]);
});
