import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { TEST_CERTIFICATE, TEST_KEY } from './testCertificate';

/** A calendar server on this machine, for the tests of one file; it counts requests. */
export interface FeedServer {
  /** URL of plain HTTP; `secure` is its port for HTTPS. */
  origin: string;
  secure: number;
  asked: string[];
  /** The response from now on. */
  answer: RequestListener;
}

export function feedServer(): FeedServer {
  const server: FeedServer = { origin: '', secure: 0, asked: [], answer: (_, res) => res.end() };
  const serve: RequestListener = (request, response) => {
    server.asked.push(`${request.headers.host}${request.url}`);
    server.answer(request, response);
  };
  const plain = createServer(serve);
  const secure = createSecureServer({ cert: TEST_CERTIFICATE, key: TEST_KEY }, serve);
  const listen = (one: typeof plain | typeof secure) =>
    new Promise<number>((resolve) =>
      one.listen(0, '0.0.0.0', () => resolve((one.address() as AddressInfo).port)),
    );

  beforeAll(async () => {
    server.origin = `http://127.0.0.1:${await listen(plain)}`;
    server.secure = await listen(secure);
  });
  beforeEach(() => server.asked.splice(0));
  afterAll(() => {
    for (const one of [plain, secure]) {
      one.closeAllConnections();
      one.close();
    }
  });
  return server;
}
