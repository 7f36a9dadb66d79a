import { HttpResponse, http, type RequestHandler } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';

/** The frame asks this for whoever is signed in, on every page. */
const noNews = http.get('*/api/notifications/unread', () =>
  HttpResponse.json({ unread: 0, latest: null }),
);

/** So is the user, in the background: nothing has changed since it was stored. */
const sameUser = http.get('*/api/user', () => {
  const user = JSON.parse(localStorage.getItem('userData') ?? '{}') as object;
  return HttpResponse.json({ ...user, data: user });
});

/** Answers a suite's HTTP calls with `handlers`; a call no handler expects fails the test. */
export function mockApi(...handlers: RequestHandler[]): SetupServer {
  const server = setupServer(...handlers, noNews, sameUser);
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
