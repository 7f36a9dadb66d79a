import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { visitAll } from '../smoke/visitAll';
import { expect, test } from '../support/test';

/** Longer than a page is given to get idle, milliseconds. */
const LATE = 7_000;

/** @param limit after which it says that no answer came, milliseconds */
const pageOf = (limit: number) => `<!doctype html><div id="root">Here</div><script>
  const limit = setTimeout(() => console.error('No answer within ${limit} ms'), ${limit});
  fetch('/api/names').then(() => clearTimeout(limit));
</script>`;

test('an answer that comes late on a busy machine is no fault of the page that waits for it', async ({
  browser,
}) => {
  const server = createServer(({ url = '' }, response) => {
    if (url === '/api/names') setTimeout(() => response.end('[]'), LATE);
    else response.setHeader('content-type', 'text/html').end(pageOf(20_000));
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

test('a page that gave up waiting for an answer on a busy machine is opened again, alone', async ({
  browser,
}) => {
  let asked = 0;
  const server = createServer(({ url = '' }, response) => {
    if (url !== '/api/names')
      return void response.setHeader('content-type', 'text/html').end(pageOf(LATE - 1_000));
    asked += 1;
    setTimeout(() => response.end('[]'), asked > 1 ? 0 : LATE);
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
  expect(asked).toBe(2);
  server.close();
});

test('a page that does not come in time beside others is opened again, alone', async ({
  browser,
}) => {
  const pending: (() => void)[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url !== '/x') return void response.end();
    response.setHeader('content-type', 'text/html');
    const answer = () => response.end('<!doctype html><div id="root">Here</div>');
    if (pending.push(answer) > 1) answer(); // the first one never comes
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

  expect(visited!.faults.filter((fault) => fault.includes('did not become interactive'))).toEqual(
    [],
  );
  expect(pending).toHaveLength(2);
  server.closeAllConnections();
  server.close();
});

test('a release of which one page is late alone is refused, and its other pages are not waited for', async ({
  browser,
}) => {
  const asked: string[] = [];
  const server = createServer(({ url = '', method }, response) => {
    if (method === 'POST') return void response.end();
    asked.push(url); // and nothing comes
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;

  const pages = ['/a', '/b', '/c'];
  const visited = await visitAll(
    browser,
    {
      origin: `http://127.0.0.1:${port}`,
      visits: pages.map((path) => ({ path, remote: 'remote-x', member: false })),
      shapes: ['ordinary'],
      shapeCall: '/shape/',
      reader: {},
    },
    1_000,
  );

  for (const { faults } of visited) expect(faults.join()).toContain('did not become interactive');
  expect(asked.filter((path) => pages.includes(path))).toHaveLength(4);
  server.closeAllConnections();
  server.close();
});
