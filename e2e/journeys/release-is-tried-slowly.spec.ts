import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { visitAll } from '../smoke/visitAll';
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

test('a page that does not come in time beside others is opened again, alone', async ({
  browser,
}) => {
  const held: (() => void)[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url !== '/x') return void response.end();
    response.setHeader('content-type', 'text/html');
    const answer = () => response.end('<!doctype html><div id="root">Here</div>');
    if (held.push(answer) > 1) answer(); // the first one never comes
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  const [visited] = await visitAll(
    browser,
    {
      origin: `http://127.0.0.1:${port}`,
      visits: [{ path: '/x', member: false }],
      shapes: ['ordinary'],
      shapeCall: '/shape/',
      reader: {},
    },
    4_000,
  );

  expect(visited!.faults.filter((fault) => fault.includes('did not come to life'))).toEqual([]);
  expect(held).toHaveLength(2);
  server.closeAllConnections();
  server.close();
});
