import { once } from 'node:events';
import { connect } from 'node:net';

import { testApp } from '../testing';

const kit = testApp();
let port = 0;
beforeAll(async () => {
  port = Number(new URL(await kit.app.listen({ port: 0, host: '127.0.0.1' })).port);
});

const HEAD = 'POST /api/login HTTP/1.1\r\nhost: here\r\n';
const BODY = 'content-type: application/json\r\ncontent-length: 500\r\n\r\n{';

it('waits no longer for headers than an edge does, nor for a request than an edge for its answer', () => {
  expect(kit.app.server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 30_000 });
});

it.each([
  ['headers come', `${HEAD}x-a: `],
  ['a body comes', HEAD + BODY],
])('ends a connection on which %s drop by drop, a second after its time', async (_what, text) => {
  Object.assign(kit.app.server, { headersTimeout: 200, requestTimeout: 200 });
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  const drops = setInterval(() => socket.write('a'), 100);
  let answer = '';
  socket.on('data', (piece) => {
    answer += piece;
  });
  const began = performance.now();
  await once(socket, 'close');
  clearInterval(drops);

  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(performance.now() - began).toBeLessThan(20_000);
});
