import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { publicReads } from './publicReads';

let api: Server;
beforeAll(async () => {
  api = createServer(() => {}); // hangs
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready));
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

it('gives up on the programme while there is time to render a page without it', async () => {
  const { port } = api.address() as AddressInfo;
  const read = publicReads(`http://127.0.0.1:${port}`, 3000); // far apart, for a busy machine
  const givenUp: string[] = [];
  const ask = (address: string) =>
    read({ method: 'GET', address, proof: {} }).catch(() => givenUp.push(address));

  await Promise.all([ask('/api/startups'), ask('/api/programme/site')]);
  expect(givenUp).toEqual(['/api/programme/site', '/api/startups']);
});
