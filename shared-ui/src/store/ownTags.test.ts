import { HttpResponse, http } from 'msw';
import { api, makeStore, signedIn, signedOut } from 'shared-ui/core';
import { aUser, mockApi, queriesSettled } from 'shared-ui/testing';

let reader = '';

mockApi(http.get('*/api/milestones', () => HttpResponse.json({ of: reader })));

/** As a remote declares them: core does not know the tag. */
const { endpoints } = api.enhanceEndpoints({ addTagTypes: ['Milestones'] }).injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    listMilestones: build.query<{ of: string }, void>({
      query: () => '/milestones',
      providesTags: ['Milestones'],
    }),
  }),
});

it('refetches data under a tag of a remote when a guest becomes a member', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const store = makeStore();
  const seen = () => endpoints.listMilestones.select()(store.getState() as never).data;

  reader = 'nobody';
  store.dispatch(signedOut());
  void store.dispatch(endpoints.listMilestones.initiate());
  await queriesSettled(store);
  expect(seen()).toEqual({ of: 'nobody' });

  reader = 'Elif';
  store.dispatch(signedIn({ user: aUser(), token: 'one' }));
  await queriesSettled(store);
  expect(seen()).toEqual({ of: 'Elif' });
  expect(consoleError).not.toHaveBeenCalled(); // a tag that is not declared is an error there
});
