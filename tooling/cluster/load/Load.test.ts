import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import { Ledger } from './Ledger';
import { Load } from './Load';

const people = [{ id: 1, headers: { authorization: 'Bearer of-ana' } }];

/** Lets visitors come until one has written. @param status of the first answer to a write */
async function untilWritten(status: number, arePatient = true) {
  const written: IncomingHttpHeaders[] = [];
  const server = createServer(({ method, headers }, answer) => {
    if (method === 'POST') written.push(headers);
    answer.writeHead(method === 'POST' && written.length === 1 ? status : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ledger = new Ledger(people, [7]);
  const load = new Load({ site, people, ledger, pages: ['/'], arePatient });
  const write = () => load.calls.find(({ kind }) => kind === 'write');
  while (!write()) await sleep(20);
  load.stop();
  server.close();
  return { call: write()!, written, ledger };
}

it('what is written is sent again as pages do it, and counts once', async () => {
  const { call, written, ledger } = await untilWritten(503);

  expect(call).toMatchObject({ path: '/api/startups/7/follow', failure: undefined });
  expect(ledger.acknowledged).toBe(1);
  expect(written.map((headers) => headers['idempotency-repeat'])).toEqual([undefined, '1']);
  expect(new Set(written.map((headers) => headers['idempotency-key'])).size).toBe(1);
});

it('what is refused has failed, and nobody knows whether it was written', async () => {
  const { call, written, ledger } = await untilWritten(500);

  expect(call.failure).toBe('500');
  expect(written).toHaveLength(1);
  expect([ledger.acknowledged, ledger.expected().size]).toEqual([0, 0]);
});

it('what is written where every call counts is sent once', async () => {
  const { call, written } = await untilWritten(503, false);
  expect([call.failure, written.length]).toEqual(['503', 1]);
});
