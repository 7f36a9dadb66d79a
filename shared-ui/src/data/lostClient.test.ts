import { HttpResponse, http } from 'msw';
import { api, makeStore } from 'shared-ui/core';
import { mockApi } from 'shared-ui/testing';

let mockIsLost = true;
jest.mock('axios', () => {
  if (mockIsLost) throw new Error('Loading chunk 7 failed.');
  return jest.requireActual('axios');
});

mockApi(http.get('*/api/startups/7', () => HttpResponse.json({ name: 'Zrno' })));

const { endpoints } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getIt: build.query<{ name: string }, void>({ query: () => '/startups/7' }),
  }),
});

it('a page whose http client did not load shows its data at the next try', async () => {
  const read = () => makeStore().dispatch(endpoints.getIt.initiate());
  expect((await read()).error).toEqual({ status: 0 });

  mockIsLost = false;
  expect((await read()).data).toEqual({ name: 'Zrno' });
});
