import { HttpResponse, http } from 'msw';
import {
  http as client,
  configureData,
  makeStore,
  sessionCalls,
  toApiFailure,
} from 'shared-ui/core';
import { mockApi } from 'shared-ui/testing';

const server = mockApi(http.post('*/api/login', () => HttpResponse.json({})));

const login = () =>
  makeStore().dispatch(
    sessionCalls.endpoints.login.initiate({ email: 'a@b.example', password: ' p ' }),
  );

/** For the response to a write; for a form and then its response (delivery/src/edge/calls/bounds.ts). */
const EDGE_WAITS_FOR_WRITE_MS = 30_000;
const EDGE_WAITS_FOR_FORM_MS = 90_000 + EDGE_WAITS_FOR_WRITE_MS;

afterEach(() => configureData({ baseURL: '/api', headers: () => ({}) }));

describe('a call', () => {
  it('sends cookies and, for a stored token, the bearer', async () => {
    const seen: { authorization: string | null; body: unknown }[] = [];
    server.use(
      http.post('*/api/login', async ({ request }) => {
        const authorization = request.headers.get('authorization');
        seen.push({ authorization, body: await request.json() });
        return HttpResponse.json({});
      }),
    );
    await login();
    localStorage.setItem('ACCESS_TOKEN', 'abc');
    await login();
    localStorage.clear();

    const body = { email: 'a@b.example', password: ' p ' };
    expect(seen).toEqual([
      { authorization: null, body },
      { authorization: 'Bearer abc', body },
    ]);
    expect((await client()).defaults.withCredentials).toBe(true);
  });

  it('uses the configured base address', async () => {
    server.use(http.post('https://api.example/api/login', () => HttpResponse.json({ token: 't' })));
    configureData({ baseURL: 'https://api.example/api' });
    expect(await login()).toMatchObject({ data: { token: 't' } });
  });

  it('has the headers of the shell with their values at that moment', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.post('*/api/login', ({ request }) => {
        seen.push(request.headers.get('x-mfe'));
        return HttpResponse.json({});
      }),
    );
    let releases = '42';
    configureData({ headers: () => ({ 'X-MFE': releases }) });
    await login();
    releases = '42;founder=1.4.2-ab12cd34';
    await login();
    expect(seen).toEqual(['42', '42;founder=1.4.2-ab12cd34']);
  });

  it('waits longer than the edge, which says why, also for a picture on a slow connection', async () => {
    server.use(http.post('*/api/account/settings', () => HttpResponse.json({})));
    const [words, form, photo] = [{ name: 'Ana' }, new FormData(), new FormData()];
    form.set('name', 'Ana');
    photo.set('profile_photo', new Blob(['a']));
    const waits = async (data: object) =>
      (await (await client()).post('/account/settings', data)).config.timeout;

    for (const data of [words, form])
      expect(await waits(data)).toBeGreaterThan(EDGE_WAITS_FOR_WRITE_MS);
    expect(await waits(photo)).toBeGreaterThan(EDGE_WAITS_FOR_FORM_MS);
  });

  it.each([
    [
      422,
      { message: 'No.', errors: { email: ['Taken.'] } },
      { message: 'No.', errors: { email: ['Taken.'] } },
    ],
    [422, { errors: { email: 'Taken.' } }, { errors: { email: ['Taken.'] } }],
    [500, { message: '' }, {}],
    [502, '<html>', {}],
    [404, [], {}],
  ])('returns %i %j as a failure', async (status, body, failure) => {
    server.use(http.post('*/api/login', () => HttpResponse.json(body as object, { status })));
    expect((await login()).error).toEqual({ status, ...failure });
  });

  it('returns status 0 without a response', async () => {
    server.use(http.post('*/api/login', () => HttpResponse.error()));
    expect((await login()).error).toEqual({ status: 0 });
  });

  it('reads an empty response as null', async () => {
    server.use(http.post('*/api/login', () => new HttpResponse(null, { status: 204 })));
    expect((await login()).data).toBeNull();
  });
});

it.each([undefined, null, 'x', new Error('x')])('reads %p as a missing response', (thrown) => {
  expect(toApiFailure(thrown)).toEqual({ status: 0 });
});
