import { HttpResponse, http } from 'msw';
import { makeStore, startSession, userChanged } from 'shared-ui/core';
import { aUser, deferred, mockApi, queriesSettled } from 'shared-ui/testing';

let asked = 0;
let now = 1_790_000_000_000;
const whole = aUser({ roles: ['founder'] });
const both = (user: object) => ({ ...user, data: user });

const server = mockApi(
  http.get('*/api/user', () => {
    asked += 1;
    return HttpResponse.json(both(whole));
  }),
);

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  asked = 0;
  now += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('coming back to the tab', () => {
  /** Puts the tab into the background or the foreground. */
  function becomes(state: 'hidden' | 'visible') {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('fetches the user again', async () => {
    store({ ...whole, roles: [] }, 'abc');
    const { current, settled } = start();
    await settled();
    server.use(http.get('*/api/user', () => HttpResponse.json(both({ ...whole, roles: [] }))));

    becomes('hidden');
    now += 60_000;
    becomes('visible');
    await settled();

    expect(current().user?.roles).toEqual([]);
  });

  it('counts as one return, even when browsers emit two events', async () => {
    const timer = jest.spyOn(window, 'setTimeout');
    store(whole, 'abc');
    const { settled } = start();
    await settled();
    now += 60_000;
    becomes('visible');
    now += 100;
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(asked).toBe(2);
    expect(timer.mock.calls.filter(([, wait = 0]) => wait > 1_000 && wait <= 3_000)).toEqual([]);
  });

  it('fetches nothing in a hidden tab, or for a guest', async () => {
    const guest = start();
    becomes('visible');
    await guest.settled();
    stop();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    store(whole, 'abc');
    const hidden = start();
    window.dispatchEvent(new Event('focus'));
    await hidden.settled();
    expect(asked).toBe(0);
  });

  it('makes one call for several tabs, and another one later', async () => {
    const timer = jest.spyOn(window, 'setTimeout');
    store(whole, 'abc');
    const tabs = Array.from({ length: 20 }, () => {
      const tab = makeStore();
      return { tab, end: startSession(tab) };
    });
    stop = () => tabs.forEach(({ end }) => void end());
    await Promise.all(tabs.map(({ tab }) => queriesSettled(tab)));
    expect(asked).toBe(1);

    now += 3_000;
    const waiting = timer.mock.calls.filter(([, wait]) => wait === 3_000);
    expect(waiting).toHaveLength(19);
    for (const [handler, , wantedAt] of waiting) (handler as (at: number) => void)(wantedAt);
    await Promise.all(tabs.map(({ tab }) => queriesSettled(tab)));
    expect(asked).toBe(2);
  });

  it('fetches nothing after the user has signed out', async () => {
    const timer = jest.spyOn(window, 'setTimeout');
    store(whole, 'abc');
    localStorage.setItem('userAskedAt', String(now)); // another tab has just asked
    const { settled } = start();
    await settled();
    const waiting = timer.mock.calls.filter(([, wait]) => wait === 3_000);
    expect(waiting).toHaveLength(1);

    localStorage.clear();
    tell(null);
    now += 3_000;
    for (const [handler, , wantedAt] of waiting) (handler as (at: number) => void)(wantedAt);
    await settled();
    expect(asked).toBe(0);
  });

  it('fetches at once even when the clock was set back meanwhile', async () => {
    store(whole, 'abc');
    localStorage.setItem('userAskedAt', String(now + 3_600_000));
    const { settled } = start();
    await settled();
    expect(asked).toBe(1);
  });

  it.each([
    ['no network', () => HttpResponse.error()],
    ['a failing api', () => HttpResponse.json({ message: 'Server Error' }, { status: 500 })],
  ])('shows the stored user without a message with %s', async (_case, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get('*/api/user', answer));
    store(whole, 'abc');
    const { current, toast, settled } = start();
    await settled();

    expect(current()).toMatchObject({ status: 'member', user: { name: 'Dunja' } });
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(whole);
    expect(toast().show).toBe(false);
  });

  it('ends a session with a revoked token once, and keeps the id of its user', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get('*/api/user', () => HttpResponse.json({}, { status: 401 })));
    store(whole, 'revoked');
    const { session, current, toast, settled } = start();
    expect(session.user?.name).toBe('Dunja');
    await settled();

    expect(current()).toMatchObject({ status: 'guest', expired: true });
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(toast()).toMatchObject({ show: true, turn: 1 });
  });

  it('keeps changes that were saved during the call', async () => {
    const [arrived, stored] = [deferred(), deferred()];
    server.use(
      http.get(
        '*/api/user',
        async () => {
          arrived.resolve();
          await stored.promise;
          return HttpResponse.json(both(whole));
        },
        { once: true },
      ),
      http.get('*/api/user', () => HttpResponse.json(both({ ...whole, name: 'Duda' }))),
    );
    store(whole, 'abc');
    const { dispatch, current, settled } = start();
    await arrived.promise;
    dispatch(userChanged({ name: 'Duda' }));
    stored.resolve();
    await settled();

    expect(current().user?.name).toBe('Duda');
  });

  it('never writes the response of one user over another', async () => {
    const [arrived, stored] = [deferred(), deferred()];
    const elif = aUser({ id: 5, name: 'Elif' });
    server.use(
      http.get('*/api/user', async ({ request }) => {
        if (request.headers.get('authorization') === 'Bearer def') {
          return HttpResponse.json(both(elif));
        }
        arrived.resolve();
        await stored.promise;
        return HttpResponse.json(both(whole));
      }),
    );
    store(whole, 'abc');
    const { current, settled } = start();
    await arrived.promise;
    store(elif, 'def');
    tell('ACCESS_TOKEN');
    stored.resolve();
    await settled();

    expect(current().user?.name).toBe('Elif');
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({ id: 5 });
  });
});

function start() {
  const page = makeStore();
  stop = startSession(page);
  const current = () => page.getState().session;
  const toast = () => page.getState().toast;
  const { dispatch } = page;
  return { session: current(), current, toast, dispatch, settled: () => queriesSettled(page) };
}

function store(user: object, token: string) {
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('ACCESS_TOKEN', token);
}

const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
