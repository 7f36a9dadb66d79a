import { HttpResponse, http, type RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

import { aProgramme } from './programme';
import { unexpectedCalls } from './unexpectedCalls';

/** The frame makes this call for every signed-in user, on every page. */
const noNews = http.get('*/api/notifications/unread', () =>
  HttpResponse.json({ unread: 0, latest: null }),
);

/** The frame also fetches the user in the background: nothing has changed since it was stored. */
const sameUser = http.get('*/api/user', () => {
  const user = JSON.parse(localStorage.getItem('userData') ?? '{}') as object;
  return HttpResponse.json({ ...user, data: user });
});

/** Every page shows parts of the programme: the demo's, unless the store already has one. */
const demoSite = http.get('*/api/programme/site', () => HttpResponse.json(aProgramme().site));

/** Responds to a suite's HTTP calls with `handlers`; a call without a handler fails the test. */
export function mockApi(...handlers: RequestHandler[]): SetupServer {
  const unexpected = unexpectedCalls();
  const server = setupServer(...handlers, noNews, sameUser, demoSite, unexpected.handler);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterEach(unexpected.check);
  afterAll(() => server.close());
  return server;
}
