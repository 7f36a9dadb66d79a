import { HttpResponse, http } from 'msw';
import { api, makeStore, sessionEnded, signedIn } from 'shared-ui/core';
import { aUser, mockApi, queriesSettled } from 'shared-ui/testing';

let reader = '';

mockApi(http.get('*/api/notifications/preferences', () => HttpResponse.json({ of: reader })));

/** For pages that fetch data without a tag: no tag can invalidate it. */
const { endpoints } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    readPreferences: build.query<{ of: string }, void>({
      query: () => '/notifications/preferences',
    }),
  }),
});

const dunja = signedIn({ user: aUser(), token: 'one' });
const elif = signedIn({ user: aUser({ id: 2, name: 'Elif' }), token: 'another' });

it.each([
  ['takes the place of another', []],
  ['signs in after the session of another ended', [sessionEnded()]],
])('a user who %s sees no cached data of the previous one', async (_how, before) => {
  const { dispatch, seen } = await openPreferences();
  for (const action of before) dispatch(action);

  dispatch(elif);

  expect(seen()).toBeUndefined();
});

it('a user who returns to an expired session finds the page unchanged', async () => {
  const { dispatch, seen } = await openPreferences();
  dispatch(sessionEnded());
  dispatch(dunja);
  expect(seen()).toEqual({ of: 'Dunja' });
});

async function openPreferences() {
  const store = makeStore();
  reader = 'Dunja';
  store.dispatch(dunja);
  void store.dispatch(endpoints.readPreferences.initiate());
  await queriesSettled(store);
  const seen = () => endpoints.readPreferences.select()(store.getState() as never).data;
  expect(seen()).toEqual({ of: 'Dunja' });
  return { dispatch: store.dispatch, seen };
}
