import { HttpResponse, http } from 'msw';
import { api, keepSession, makeStore } from 'shared-ui/core';
import { aUser, losesNetwork, mockApi } from 'shared-ui/testing';

/** The results of successive attempts; the last one applies to all that follow. */
let answers: (() => Response)[];
let sent: { key: string | null; repeat: string | null }[];

mockApi(
  http.post('*/api/startups/7/follow', ({ request: { headers } }) => {
    sent.push({ key: headers.get('idempotency-key'), repeat: headers.get('idempotency-repeat') });
    return answers[Math.min(sent.length, answers.length) - 1]!();
  }),
);

const lost = () => HttpResponse.error();
const says =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json({ message: `It is ${status}.` }, { status, headers });
const done = says(200);

const calls = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    follow: build.mutation<unknown, object | undefined>({
      query: (data) => ({ url: '/startups/7/follow', method: 'POST', data }),
    }),
    followAgain: build.mutation<unknown, string>({
      query: (key) => ({
        url: '/startups/7/follow',
        method: 'POST',
        headers: { 'Idempotency-Key': key },
      }),
    }),
    followAside: build.mutation<unknown, void>({
      query: () => ({ url: '/startups/7/follow', method: 'POST' }),
      extraOptions: { unattended: true },
    }),
  }),
});

function follow(data?: object) {
  return makeStore().dispatch(calls.endpoints.follow.initiate(data));
}

beforeEach(() => {
  sent = [];
  localStorage.setItem('ACCESS_TOKEN', 'of-ana');
});

afterEach(() => {
  localStorage.clear();
});

describe('a write of a member', () => {
  it.each([
    ['its answer was lost', lost],
    ['a process died of it', says(502)],
    ['the database was away', says(503, { 'retry-after': '1' })],
    ['another process is still at it', says(409, { 'retry-after': '1' })],
  ])('is sent again when %s, as the same attempt', async (_why, before) => {
    answers = [before, done];
    expect(await follow()).toEqual({ data: { message: 'It is 200.' } });

    const { key } = sent[0]!;
    expect(key).toMatch(/^[\w-]{8,100}$/);
    expect(sent).toEqual([
      { key, repeat: null },
      { key, repeat: '1' },
    ]);
  });

  it.each([
    ['a fault of ours', says(500), 500],
    ['a refusal', says(422), 422],
    ['a conflict', says(409), 409],
    ['a limit', says(429, { 'retry-after': '1' }), 429],
    ['somebody who is away for long', says(503, { 'retry-after': '60' }), 503],
  ])('is sent once after %s', async (_what, answer, status) => {
    answers = [answer];
    expect((await follow()).error).toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  it('fails with the first error when the api accepts no repeat', async () => {
    answers = [lost, says(409, { 'idempotency-refused': 'true' })];
    expect((await follow()).error).toEqual({ status: 0 });
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['held up until it gives up', says(409, { 'retry-after': '4' })],
    ['turned away for too many', says(429, { 'retry-after': '60' })],
  ])('fails as lost when it was lost and is then %s', async (_how, then) => {
    answers = [lost, then];
    expect((await follow()).error).toEqual({ status: 0 });
  });

  it('fails at once without a network', async () => {
    answers = [losesNetwork];
    expect((await follow()).error).toEqual({ status: 0 });
    expect(sent).toHaveLength(1);
  });

  it('is never repeated for a user who signed in meanwhile', async () => {
    answers = [lost, done];
    const followed = follow();
    setTimeout(() => keepSession(aUser({ id: 2 }), 'of-boris'), 200);
    expect((await followed).error).toEqual({ status: 0, endsSession: true });
    expect(sent).toHaveLength(1);
  });

  it('keeps the idempotency key of its page, also after another press', async () => {
    answers = [lost, done];
    expect(await makeStore().dispatch(calls.endpoints.followAgain.initiate('of-the-page'))).toEqual(
      {
        data: { message: 'It is 200.' },
      },
    );
    expect(sent).toEqual([
      { key: 'of-the-page', repeat: null },
      { key: 'of-the-page', repeat: '1' },
    ]);
  });

  it('is sent once when it is a form, because two forms cannot be compared', async () => {
    answers = [lost];
    expect((await follow(new FormData())).error).toEqual({ status: 0 });
    expect(sent).toEqual([{ key: null, repeat: null }]);
  });
});

it('a call that no user waits for is sent once', async () => {
  answers = [lost];
  await makeStore().dispatch(calls.endpoints.followAside.initiate());
  expect(sent).toEqual([{ key: null, repeat: null }]);
});

it('a write of a guest is sent once', async () => {
  localStorage.clear();
  answers = [lost];
  expect((await follow()).error).toEqual({ status: 0 });
  expect(sent).toEqual([{ key: null, repeat: null }]);
});
