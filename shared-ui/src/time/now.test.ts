import { HttpResponse, http } from 'msw';
import { makeStore, notePast, noteServerTime, now, sessionCalls, watchTime } from 'shared-ui/core';
import { mockApi } from 'shared-ui/testing';

const HOUR = 3_600_000;
const server = mockApi();

/** Calls the api, whose clock differs from the device's. */
async function ask(difference: number, headers: object = { 'cache-control': 'no-store' }) {
  const date = new Date(Date.now() + difference).toUTCString();
  server.use(
    http.post('*/api/login', () => HttpResponse.json({}, { headers: { ...headers, date } })),
  );
  const call = sessionCalls.endpoints.login.initiate({ email: 'a@b.example', password: 'p' });
  await makeStore().dispatch(call);
}

/** The difference from the device's time, in whole hours. */
const difference = () => Math.round((now() - Date.now()) / HOUR);

afterEach(() => noteServerTime(Date.now()));

it.each([-3, 3, 24 * 365])('the api corrects a device by %d hours', async (hours) => {
  await ask(hours * HOUR);
  expect(difference()).toBe(hours);
});

it('a device with a corrected clock is trusted again', async () => {
  await ask(3 * HOUR);
  await ask(0);
  expect(now() - Date.now()).toBeCloseTo(0, -2);
});

it('a difference of seconds is ignored', async () => {
  await ask(-30_000);
  expect(now() - Date.now()).toBeCloseTo(0, -2);
});

it.each([
  ['that a cache may have stored', { 'cache-control': 'public, max-age=30' }],
  ['without a word on caches', {}],
])('a response %s does not change the time', async (_what, headers) => {
  await ask(-3 * HOUR, headers);
  expect(difference()).toBe(0);
});

it('a delayed response, as after a suspension of the device, does not change the time', async () => {
  const date = new Date().toUTCString();
  const later = Date.now() + 8 * HOUR;
  server.use(
    http.post('*/api/login', () => {
      jest.spyOn(Date, 'now').mockReturnValue(later);
      return HttpResponse.json({}, { headers: { 'cache-control': 'no-store', date } });
    }),
  );
  const call = sessionCalls.endpoints.login.initiate({ email: 'a@b.example', password: 'p' });
  await makeStore().dispatch(call);
  expect(now()).toBe(later);
  jest.restoreAllMocks();
});

it('the time is never before a known past moment', () => {
  notePast(Date.now() + 24 * HOUR);
  expect(difference()).toBe(24);
  notePast(Date.now() - HOUR);
  expect(difference()).toBe(24);
});

it('watchers are notified of a large correction, not of seconds', () => {
  const notify = jest.fn();
  const stop = watchTime(notify);
  noteServerTime(Date.now() - 30_000);
  expect(notify).not.toHaveBeenCalled();
  noteServerTime(Date.now() - HOUR);
  noteServerTime(Date.now() - HOUR + 1_000);
  expect(notify).toHaveBeenCalledTimes(1);
  stop();
  noteServerTime(Date.now());
  expect(notify).toHaveBeenCalledTimes(1);
});
