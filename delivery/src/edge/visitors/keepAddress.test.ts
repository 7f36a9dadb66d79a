import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { network } from 'server-kit/client-address';

import { keepAddress } from './keepAddress';

it('the address of a client that disconnects before the response is still known', async () => {
  const app = fastify({ trustProxy: ['10.0.0.1'] });
  keepAddress(app);
  const left = new Promise<string>((resolve, reject) => {
    app.addHook('onRequest', async ({ raw }) => {
      client.destroy();
      await once(raw.socket, 'close');
    });
    app.addHook('onRequest', async (request) => resolve(network(request.ip)));
    app.addHook('onError', async (_request, _reply, error) => reject(error));
  });
  app.get('/edge/ready', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write('GET /edge/ready HTTP/1.1\r\nhost: edge\r\n\r\n');
  expect(await left).toBe('127.0.0.1');
  await app.close();
});
