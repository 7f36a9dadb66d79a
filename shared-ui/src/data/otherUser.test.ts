import { HttpResponse, http } from 'msw';
import {
  api,
  failureText,
  keepSession,
  makeStore,
  readToken,
  signedIn,
  signedOut,
} from 'shared-ui/core';
import { aUser, deferred, mockApi } from 'shared-ui/testing';

const server = mockApi();
const ana = aUser({ id: 1, name: 'Ana' });
const boris = aUser({ id: 2, name: 'Boris' });

const { endpoints } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listFor: build.query<{ path: string }, string>({ query: (path) => path }),
    saveProfile: build.mutation<{ name: string }, void>({
      query: () => ({ url: '/account/settings', method: 'POST' }),
    }),
  }),
});

afterEach(() => localStorage.clear());

it.each([
  ['says that it is saved', () => HttpResponse.json({ name: 'Ana' })],
  ['says that it is not', () => HttpResponse.json({ message: 'Too large.' }, { status: 422 })],
  ['says that the session is over', () => HttpResponse.json({}, { status: 401 })],
])(
  'a response is discarded when another tab has signed in another user meanwhile: it %s',
  async (_what, answer) => {
    const { saving, getState, release } = await beginSaving(answer);
    keepSession(boris, 'of-boris');
    release();

    const { data, error } = await saving;
    expect(data).toBeUndefined();
    expect(failureText(error)).toBeUndefined();
    expect(readToken()).toBe('of-boris');
    expect(getState().session.expired).toBe(false);
  },
);

it('a response is discarded when its reader signed out and another user signed in', async () => {
  const { saving, dispatch, getState, release } = await beginSaving(() =>
    HttpResponse.json({ name: 'Ana' }),
  );
  dispatch(signedOut());
  dispatch(signedIn({ user: boris, token: 'of-boris' }));
  release();

  const { data, error } = await saving;
  expect(data).toBeUndefined();
  expect(failureText(error)).toBeUndefined();
  expect(getState().session.user?.name).toBe('Boris');
});

it('a response is kept when the same user signed in again in another tab', async () => {
  const { saving, release } = await beginSaving(() => HttpResponse.json({ name: 'Ana' }));
  keepSession(ana, 'of-ana-anew');
  release();

  expect((await saving).data).toEqual({ name: 'Ana' });
});

it('the response to a guest is kept when the guest signs in in another tab', async () => {
  const [arrived, held] = [deferred(), deferred()];
  server.use(
    http.get('*/api/startups', async () => {
      arrived.resolve();
      await held.promise;
      return HttpResponse.json({ path: 'startups' });
    }),
  );
  const asked = makeStore().dispatch(endpoints.listFor.initiate('/startups'));
  await arrived.promise;
  keepSession(ana, 'of-ana');
  held.resolve();

  expect((await asked).data).toEqual({ path: 'startups' });
});

it('public responses are kept when the first one reports an expired session', async () => {
  const headers = { 'X-Auth-State': 'expired' };
  const says = (path: string) => () => HttpResponse.json({ path }, { headers });
  server.use(http.get('*/api/startups', says('startups')), http.get('*/api/news', says('news')));
  const { dispatch, getState } = makeStore();
  dispatch(signedIn({ user: ana, token: 'of-ana' }));

  const asked = ['/startups', '/news'].map((path) => dispatch(endpoints.listFor.initiate(path)));
  const answers = await Promise.all(asked);

  expect(answers.map(({ data }) => data?.path)).toEqual(['startups', 'news']);
  expect(getState().session.expired).toBe(true);
});

it('a 404 is reported after another response has reported an expired session', async () => {
  const headers = { 'X-Auth-State': 'expired' };
  const gone = () => HttpResponse.json({ message: 'Not found.' }, { status: 404, headers });
  const says = () => HttpResponse.json({ path: 'news' }, { headers });
  const [first, second] = [deferred(), deferred()];
  server.use(
    http.get('*/api/news', () => first.promise.then(says)),
    http.get('*/api/startups/gone', () => second.promise.then(gone)),
  );
  const { dispatch, getState } = makeStore();
  dispatch(signedIn({ user: ana, token: 'of-ana' }));

  const news = dispatch(endpoints.listFor.initiate('/news'));
  const startup = dispatch(endpoints.listFor.initiate('/startups/gone'));
  first.resolve();
  await news;
  expect(getState().session.expired).toBe(true);
  second.resolve();
  expect((await startup).error).toMatchObject({ status: 404, message: 'Not found.' });
});

/** Ana saves, and the response is pending until it is released. */
async function beginSaving(answer: () => Response) {
  const [arrived, held] = [deferred(), deferred()];
  server.use(
    http.post('*/api/account/settings', async () => {
      arrived.resolve();
      await held.promise;
      return answer();
    }),
  );
  const { dispatch, getState } = makeStore();
  dispatch(signedIn({ user: ana, token: 'of-ana' }));
  const saving = dispatch(endpoints.saveProfile.initiate());
  await arrived.promise;
  return { saving, dispatch, getState, release: held.resolve };
}
