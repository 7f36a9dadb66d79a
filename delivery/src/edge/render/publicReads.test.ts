import { type LocalServer, localServer } from 'server-kit/testing/localServer';

import { publicReads } from './publicReads';

let api: LocalServer;
beforeAll(async () => {
  api = await localServer(() => {}); // never responds
});
afterAll(() => api.stop());

it('a read of the programme times out while there is time to render a page without it', async () => {
  const read = publicReads(api.url, 3000); // a long timeout, for a busy machine
  const givenUp: string[] = [];
  const ask = (address: string) =>
    read({ method: 'GET', address, proof: {} }).catch(() => givenUp.push(address));

  await Promise.all([ask('/api/startups'), ask('/api/programme/site')]);
  expect(givenUp).toEqual(['/api/programme/site', '/api/startups']);
});
