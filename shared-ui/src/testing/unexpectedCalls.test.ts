import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

import { unexpectedCalls } from './unexpectedCalls';

const { handler, check } = unexpectedCalls();
const server = setupServer(
  http.get('*/api/startups', () => HttpResponse.json({ data: [] })),
  handler,
);
const SITE = 'http://localhost/api';
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a call in a page test', () => {
  it('without a handler fails, and fails the test once', async () => {
    for (let repeat = 0; repeat < 2; repeat += 1)
      await expect(fetch(`${SITE}/people?page=2`, { method: 'POST' })).rejects.toThrow();

    expect(check).toThrow(
      'No handler of mockApi() expects these calls:\nPOST http://localhost/api/people?page=2',
    );
    expect(check).not.toThrow();
  });

  it('with a handler passes, also with one that the test adds', async () => {
    server.use(http.get('*/api/people', () => new HttpResponse(null, { status: 500 })));
    expect((await fetch(`${SITE}/startups`)).status).toBe(200);
    expect((await fetch(`${SITE}/people`)).status).toBe(500);

    expect(check).not.toThrow();
  });
});
