import { HttpResponse, http } from 'msw';
import { api, getPublic, makeStore } from 'shared-ui/core';
import { mockApi } from 'shared-ui/testing';

/** The responses to successive attempts, after the action of the test. */
let answers: (() => Response | Promise<Response>)[];
let sent: number;

function answer() {
  sent += 1;
  return answers[sent - 1]!();
}

mockApi(http.get('*/api/startups/7', answer), http.post('*/api/contact', answer));

const calls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getIt: build.query<{ name: string }, void>({ query: () => '/startups/7' }),
    sayIt: build.mutation<unknown, void>({ query: () => ({ url: '/contact', method: 'POST' }) }),
  }),
});

/** The browser aborts the call because of this page event. */
const endedBy = (event: () => Event) => () => {
  window.dispatchEvent(event());
  return HttpResponse.error();
};
const leaving = () => new Event('beforeunload');
const comingBack = () => Object.assign(new Event('pageshow'), { persisted: true });
const done = () => HttpResponse.json({ name: 'Zrno' });

const read = () => makeStore().dispatch(calls.endpoints.getIt.initiate());
const say = () => makeStore().dispatch(calls.endpoints.sayIt.initiate());

/** Whether the call stays pending for as long as the next page may take to load. */
const isHeld = (call: PromiseLike<unknown>) =>
  Promise.race([
    Promise.resolve(call).then(() => false),
    new Promise((resolve) => setTimeout(resolve, 1_000, true)),
  ]);

beforeEach(() => {
  sent = 0;
});
afterEach(() => jest.restoreAllMocks());

it('a read without a response on a page that stays fails at once', async () => {
  answers = [() => HttpResponse.error()];
  expect((await read()).error).toEqual({ status: 0 });
});

it('a read aborted by navigation does not fail, and is repeated when the page stays', async () => {
  answers = [endedBy(leaving), done];
  const reading = read();
  expect(await isHeld(reading)).toBe(true);
  expect((await reading).data).toEqual({ name: 'Zrno' });
});

it('a read aborted by navigation is repeated when the page is restored', async () => {
  answers = [endedBy(leaving), done];
  const reading = read();
  expect(await isHeld(reading)).toBe(true);
  window.dispatchEvent(comingBack());
  expect(await isHeld(reading)).toBe(false);
  expect(sent).toBe(2);
});

it('a read aborted by the restore of a page is repeated at once', async () => {
  answers = [endedBy(comingBack), done];
  expect(await isHeld(read())).toBe(false);
  expect(sent).toBe(2);
});

it('a restored page without a network fails, and does not retry forever', async () => {
  const failed = () => HttpResponse.error();
  answers = [endedBy(comingBack), ...Array<typeof failed>(500).fill(failed)];
  expect((await read()).error).toEqual({ status: 0 });
  expect(sent).toBe(2);
});

it('a write fails, and is not repeated, when the page stays', async () => {
  answers = [endedBy(leaving), done];
  const saying = say();
  expect(await isHeld(saying)).toBe(true);
  expect((await saying).error).toEqual({ status: 0 });
  expect(sent).toBe(1);
});

it('responses of the api arrive also while the page is being left', async () => {
  answers = [
    () => {
      window.dispatchEvent(leaving());
      return HttpResponse.json({ message: 'Not found.' }, { status: 404 });
    },
  ];
  expect((await read()).error).toEqual({ status: 404, message: 'Not found.' });
});

it('reads without the http client are repeated as well', async () => {
  answers = [endedBy(leaving), done];
  expect((await getPublic('/startups/7')).status).toBe(200);
});

it('an abort by navigation does not fail after a long time in the question of the browser', async () => {
  const leavingLater = async () => {
    window.dispatchEvent(leaving());
    const clock = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => clock() + 10_000);
    await new Promise((resolve) => setTimeout(resolve));
    return HttpResponse.error();
  };
  answers = [leavingLater, done];
  const reading = read();
  expect(await isHeld(reading)).toBe(true);
  expect((await reading).data).toEqual({ name: 'Zrno' });
});
