import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { visitAll } from '../smoke/visit';
import { expect, test } from '../support/test';

/** Longer than a page is given to come to rest, milliseconds. */
const LATE = 7_000;

const PAGE = `<!doctype html><div id="root">Here</div><script>
  const limit = setTimeout(() => console.error('No answer within 20000 ms'), 20000);
  fetch('/api/names').then(() => clearTimeout(limit));
</script>`;

test('an answer that comes late on a busy machine is no fault of the page that waits for it', async ({
  browser,
}) => {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/api/names') setTimeout(() => response.end('[]'), LATE);
    else response.setHeader('content-type', 'text/html').end(PAGE);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  const [visited] = await visitAll(browser, {
    origin: `http://127.0.0.1:${port}`,
    visits: [{ path: '/x', member: false }],
    shapes: ['ordinary'],
    shapeCall: '/shape/',
    reader: {},
  });

  expect(visited!.faults.filter((fault) => fault.includes('the console says'))).toEqual([]);
  server.close();
});
