import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const BrowserEnvironment = require('./environment.cjs');

let server: Server;
let address: string;
beforeEach(async () => {
  server = createServer(() => {}).listen(0, '127.0.0.1'); // accepts requests and never responds
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(() => server.close());

it('aborts open requests of a page after its last test', async () => {
  const projectConfig = { testEnvironmentOptions: { url: address }, fakeTimers: {} };
  const environment = new BrowserEnvironment({ projectConfig }, { console, testPath: __filename });
  await environment.setup();
  const reported: string[] = [];
  const ask = () => {
    const request = new environment.global.XMLHttpRequest();
    for (const event of ['abort', 'error', 'load']) {
      request.addEventListener(event, () => reported.push(event));
    }
    request.open('GET', address);
    request.send();
  };
  const broken: Promise<unknown>[] = [];
  const closed = jest.fn();
  for (const _one of [1, 2, 3]) {
    const asked = once(server, 'request');
    ask();
    const [{ socket }] = await asked;
    broken.push(once(socket.once('close', closed), 'close'));
  }
  environment.handleTestEvent({ name: 'test_done' });
  await new Promise(setImmediate);
  expect(closed).not.toHaveBeenCalled();

  environment.handleTestEvent({ name: 'run_finish' });

  await Promise.all(broken);
  expect(reported).toEqual([]); // no error is reported
  await environment.teardown();
});
