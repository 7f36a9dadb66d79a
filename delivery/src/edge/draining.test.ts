import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import fastify from 'fastify';
import { Drain } from 'server-kit/draining';

it('a visitor who disconnected before the response does not delay draining', async () => {
  const app = fastify();
  const drain = new Drain(app, [], [], { quietMs: 0, limitMs: 240_000 });
  let answer = () => {};
  const asked = new Promise<void>((come) => {
    app.get('/slow', async () => {
      come();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return 'late';
    });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const visitor = connect(port, '127.0.0.1');
  visitor.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
  await asked;
  visitor.destroy();
  await once(visitor, 'close');
  answer();

  const since = performance.now();
  await drain.begin();
  expect(performance.now() - since).toBeLessThan(240_000); // it ends before its timeout
  await app.close();
});
