import { HttpResponse, http } from 'msw';
import { makeStore } from 'shared-ui';
import { loadProgramme, mockApi } from 'shared-ui/testing';

import { startupsData } from './startupsRoute';

let asked: string[] = [];

mockApi(
  http.get('*/api/startups', ({ request }) => {
    asked.push(decodeURIComponent(new URL(request.url).search));
    return HttpResponse.json({ data: [], next_page_url: null });
  }),
);

beforeEach(() => {
  asked = [];
});

it.each([
  ['', '?page=1'],
  ['search=solar&season=1', '?seasons[]=1&search=solar&page=1'],
  ['season=nonsense', '?page=1'],
])('fetches the list for the query string "%s" on the server', async (address, call) => {
  const store = makeStore();
  loadProgramme(store);
  await startupsData(store, {}, new URLSearchParams(address));
  expect(asked).toEqual([call]);
});
