import { HttpResponse, http } from 'msw';
import { api, makeStore, startSession } from 'shared-ui/core';
import { aUser, mockApi, queriesSettled } from 'shared-ui/testing';

let asked: string[] = [];
const answers = (what: string) => () => {
  asked.push(what);
  return HttpResponse.json({ data: what });
};
mockApi(
  http.get('*/api/followed', answers('followed')),
  http.get('*/api/updates', answers('updates')),
  http.get('*/api/list', answers('list')),
);

const calls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    isFollowed: build.query<unknown, void>({
      query: () => '/followed',
      providesTags: ['Following'],
    }),
    listUpdatesWithLikes: build.query<unknown, void>({
      query: () => '/updates',
      providesTags: ['StartupUpdates'],
    }),
    listAll: build.query<unknown, void>({ query: () => '/list', providesTags: ['StartupList'] }),
  }),
});

let stop = () => {};
beforeEach(() => localStorage.clear());
afterEach(() => stop());

/** Opens a page whose document contains a guest's responses. @returns the calls that it repeats */
async function opened(): Promise<string[]> {
  const store = makeStore();
  store.dispatch(calls.endpoints.isFollowed.initiate());
  store.dispatch(calls.endpoints.listUpdatesWithLikes.initiate());
  store.dispatch(calls.endpoints.listAll.initiate());
  await queriesSettled(store);
  asked = [];
  stop = startSession(store);
  await queriesSettled(store);
  return asked;
}

describe('a prerendered page', () => {
  it('refetches for a member only the data that depends on the member', async () => {
    localStorage.setItem('userData', JSON.stringify(aUser()));
    localStorage.setItem('ACCESS_TOKEN', 'abc');
    expect(await opened()).toEqual(['followed', 'updates']);
  });

  it('refetches nothing for a guest', async () => {
    expect(await opened()).toEqual([]);
  });
});
