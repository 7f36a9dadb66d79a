import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, expect, test } from '@playwright/test';

import { launchOptions } from '../browser/launch';
import { visitAll } from '../smoke/visit';

const RELEASE = { remote: 'remote-x', id: '1.1.0-bbbbbbbb', member: false };

/** Pages of a release as a browser meets them, good and bad. */
const PAGES: Record<string, string> = {
  '/good': page(`here('1.1.0-bbbbbbbb'); fetch('/api/none')`),
  '/throws': page(`here('1.1.0-bbbbbbbb'); setTimeout(() => { throw new Error('boom') })`),
  '/complains': page(`here('1.1.0-bbbbbbbb'); console.error('Each child needs a key')`),
  '/replaced': page(`here('1.0.0-aaaaaaaa')`),
  '/member': page(
    `fetch('/api/user').then((it) => it.json()).then(({ id }) => id && here('1.1.0-bbbbbbbb'))`,
  ),
};

let server: Server;
test.beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    const html = PAGES[url];
    answer.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
test.afterAll(() => server.close());

test('the publish gate sees what is wrong with a release, and lets a good one pass', async () => {
  const browser = await chromium.launch(launchOptions(process.env.CHROMIUM_PATH!));
  const { port } = server.address() as AddressInfo;
  const visits = Object.keys(PAGES).map((path) => {
    return { ...RELEASE, path, member: path === '/member' };
  });
  const visited = await visitAll(browser, `http://127.0.0.1:${port}`, visits);
  await browser.close();

  const faults = Object.fromEntries(visited.map((one) => [one.path, one.faults]));
  expect(faults['/good']).toEqual([]);
  expect(faults['/member']).toEqual([]);
  expect(faults['/throws']).toEqual(['the page threw: Error: boom']);
  expect(faults['/complains']).toEqual(['the console says: Each child needs a key']);
  expect(faults['/replaced']).toEqual([
    'expected remote-x 1.1.0-bbbbbbbb on screen, found 1.0.0-aaaaaaaa',
  ]);
});

function page(script: string): string {
  return `<!doctype html><link rel="icon" href="data:,"><div id="root">drawn</div><script>
    const here = (id) => { window.__MFE__ = { loaded: { 'remote-x': id } } };
    ${script};</script>`;
}
