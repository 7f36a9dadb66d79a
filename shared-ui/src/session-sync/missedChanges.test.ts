import { HttpResponse, http } from 'msw';
import { makeStore, signIn, startSession, userChanged } from 'shared-ui/core';
import { aUser, deferred, mockApi, queriesSettled } from 'shared-ui/testing';

let asked = 0;
let now = 1_790_000_000_000;
let stored = aUser({ roles: [] });
const answer = () => HttpResponse.json({ ...stored, data: stored });

const server = mockApi(
  http.get('*/api/user', () => {
    asked += 1;
    return answer();
  }),
);

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  asked = 0;
  now += 60_000;
  stored = aUser({ roles: [] });
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

/** Opens a tab; `as` is the user that an earlier visit stored. */
function open(as?: ReturnType<typeof aUser>) {
  if (as) keep(as);
  const store = makeStore();
  stop = startSession(store);
  return { store, user: () => store.getState().session.user, settled: () => queriesSettled(store) };
}

function keep(user: object) {
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('ACCESS_TOKEN', 'abc');
}

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a tab fetches roles that changed while it did not look', () => {
  const before = stored;
  beforeEach(() => {
    stored = { ...stored, roles: ['founder'] };
  });

  it('when another tab signs its user in', async () => {
    const { user, settled } = open();
    await settled();
    keep(before);
    window.dispatchEvent(new StorageEvent('storage', { key: 'ACCESS_TOKEN' }));
    await settled();
    expect(user()?.roles).toEqual(['founder']);
  });

  it('when it comes from the back/forward cache', async () => {
    const { user, settled } = open(stored);
    await settled();
    stored = { ...stored, roles: ['founder', 'mentor'] };
    now += 60_000;
    show(false);
    await settled();
    expect([asked, user()?.roles]).toEqual([1, ['founder']]);
    show(true);
    await settled();
    expect(user()?.roles).toEqual(['founder', 'mentor']);
  });

  it('when the user saved something during the call that would have shown them', async () => {
    const [arrived, held] = [deferred(), deferred()];
    server.use(
      http.get(
        '*/api/user',
        async () => {
          arrived.resolve();
          await held.promise;
          return HttpResponse.json({ ...before, data: before });
        },
        { once: true },
      ),
    );
    const { store, user, settled } = open(before);
    await arrived.promise;
    store.dispatch(userChanged({ bio: 'Weaver' }));
    stored = { ...stored, bio: 'Weaver' };
    held.resolve();
    await settled();
    expect(user()).toMatchObject({ bio: 'Weaver', roles: ['founder'] });
  });
});

it('a return that waited for another tab does not keep later returns from fetching', async () => {
  const timer = jest.spyOn(window, 'setTimeout');
  localStorage.setItem('userAskedAt', String(now)); // another tab has just asked
  const { settled } = open(stored);
  const [run, , wantedAt] = timer.mock.calls.find(([, wait]) => wait === 3_000)!;
  now += 3_000;
  (run as (at: number) => void)(wantedAt);
  await settled();
  expect(asked).toBe(1);

  now += 60_000;
  window.dispatchEvent(new Event('focus'));
  await settled();
  expect(asked).toBe(2);
});

it('a guest’s tab never asks who the user is', async () => {
  const clock = jest.spyOn(window, 'setInterval');
  const { settled } = open();
  const [tick] = clock.mock.calls.at(-1)!;
  (tick as () => void)();
  await settled();
  expect(asked).toBe(0);
});

it('a complete response to a login is not fetched again', async () => {
  const { store, user, settled } = open();
  store.dispatch(signIn({ token: 'abc', user: stored }));
  await settled();
  expect([asked, user()]).toEqual([0, stored]);
});

it('a user fetched without a stored one is stored for the next page', async () => {
  localStorage.setItem('ACCESS_TOKEN', 'abc');
  const { settled } = open();
  await settled();
  expect(JSON.parse(localStorage.getItem('userData') ?? 'null')).toEqual(stored);
});
