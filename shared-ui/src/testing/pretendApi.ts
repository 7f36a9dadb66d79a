import type { RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

/** Answers a suite's HTTP calls with `handlers`; a call no handler expects fails the test. */
export function pretendApi(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
