import { HttpResponse, http } from 'msw';
import { makeStore, startSession } from 'shared-ui/core';
import { aUser, mockApi, queriesSettled } from 'shared-ui/testing';

const user = aUser({ roles: ['founder'] });
mockApi(http.get('*/api/user', () => HttpResponse.json({ ...user, data: user })));

afterEach(() => jest.restoreAllMocks());

it('two fast returns to the tab count as two', async () => {
  let now = 1_790_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const timer = jest.spyOn(window, 'setTimeout');
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('ACCESS_TOKEN', 'abc');
  const store = makeStore();
  const stop = startSession(store);
  await queriesSettled(store);

  now += 60_000;
  window.dispatchEvent(new Event('focus'));
  now += 100;
  window.dispatchEvent(new Event('focus'));
  await queriesSettled(store);
  expect(timer.mock.calls.filter(([, wait]) => wait === 2_900)).toHaveLength(1); // fetches once more
  stop();
});
