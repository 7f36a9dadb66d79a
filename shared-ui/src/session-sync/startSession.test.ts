import { HttpResponse, http } from 'msw';
import { makeStore, signIn, startSession } from 'shared-ui/core';
import { aUser, mockApi, queriesSettled } from 'shared-ui/testing';

let asked = 0;
const whole = aUser({ roles: ['founder'] });

const server = mockApi(
  http.get('*/api/user', () => {
    asked += 1;
    return HttpResponse.json({ ...whole, data: whole });
  }),
);

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  asked = 0;
});
afterEach(() => stop());

describe('startSession', () => {
  it('finds no user without a stored token', () => {
    localStorage.setItem('userData', JSON.stringify(whole));
    expect(start().session).toMatchObject({ status: 'guest', user: null });
  });

  it('shows a stored user at once and fetches changes', async () => {
    store({ ...whole, email_verified_at: null, roles: [] }, 'abc');
    const { session, current, settled } = start();
    expect(session).toMatchObject({ status: 'member', user: { name: 'Dunja', roles: [] } });

    await settled();
    expect(current().user).toEqual(whole);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(whole);
    expect(asked).toBe(1);
  });

  it.each([
    ['roles', { ...whole, roles: undefined }],
    ['social_links', { ...whole, social_links: undefined }],
  ])('shows a user without %s at once and fetches the complete one', async (_missing, partial) => {
    store(partial, 'abc');
    const { session, current, settled } = start();
    expect(session).toMatchObject({ status: 'member', user: { name: 'Dunja' } });

    await settled();
    expect(current().user?.roles).toEqual(['founder']);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toMatchObject({
      roles: ['founder'],
    });
  });

  it.each(['null', '{', '{"id":"1"}', '[]'])('fetches the user when %s is stored', async (text) => {
    localStorage.setItem('userData', text);
    localStorage.setItem('ACCESS_TOKEN', 'abc');
    const { session, current, settled } = start();
    expect(session.status).toBe('unknown');

    await settled();
    expect(current()).toMatchObject({ status: 'member', user: { roles: ['founder'] } });
  });

  it('reads a response whose data contains only the roles', async () => {
    const { roles, ...flat } = whole;
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...flat, data: { roles } })));
    localStorage.setItem('ACCESS_TOKEN', 'abc');
    const { current, settled } = start();

    await settled();
    expect(current()).toMatchObject({ status: 'member', user: { id: whole.id, roles } });
  });

  it('keeps the user signed in when the user data cannot be fetched', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get('*/api/user', () => HttpResponse.json({}, { status: 500 })));
    localStorage.setItem('ACCESS_TOKEN', 'abc');
    const { current, settled } = start();

    await settled();
    expect(current()).toMatchObject({ status: 'member', user: null });
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('abc');
    expect(log).toHaveBeenCalledWith('Error fetching user data');
    log.mockRestore();
  });

  it('retries a failed fetch of the user', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const clock = jest.spyOn(window, 'setInterval');
    server.use(http.get('*/api/user', () => HttpResponse.error(), { once: true }));
    localStorage.setItem('ACCESS_TOKEN', 'abc');
    const { current, settled } = start();
    await settled();
    expect(current().user).toBeNull();

    const [tick] = clock.mock.calls.at(-1)!;
    (tick as () => void)();
    await settled();

    expect(current().user?.name).toBe('Dunja');
    (tick as () => void)();
    await settled();
    expect(asked).toBe(1);
    jest.restoreAllMocks();
  });
});

describe('signing in', () => {
  it('shows a user from a response without roles, and fetches the complete one', async () => {
    const running = makeStore();
    stop = startSession(running);
    const { roles: _roles, social_links: _links, ...user } = whole;
    running.dispatch(signIn({ token: 'abc', user: user as typeof whole }));
    expect(running.getState().session.user).toMatchObject({ id: whole.id, roles: [] });

    await queriesSettled(running);
    expect(running.getState().session.user?.roles).toEqual(['founder']);
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(whole);
  });
});

describe('the other tabs', () => {
  it('sign out when one signs out', () => {
    store(whole, 'abc');
    const { current } = start();

    localStorage.clear();
    tell('ACCESS_TOKEN');

    expect(current()).toMatchObject({ status: 'guest', user: null, expired: false });
  });

  it('know when the session expired in one, so that input can stay', () => {
    store(whole, 'abc');
    const { current } = start();

    localStorage.removeItem('ACCESS_TOKEN');
    tell('ACCESS_TOKEN');

    expect(current()).toMatchObject({ status: 'guest', expired: true });
  });

  it('know it also after a suspension, when the page with the expiry was reloaded meanwhile', () => {
    store(whole, 'abc');
    const { current } = start();

    localStorage.removeItem('ACCESS_TOKEN');
    const stopOther = startSession(makeStore());
    stopOther();
    tell('ACCESS_TOKEN');

    expect(current()).toMatchObject({ status: 'guest', expired: true });
    expect(localStorage.getItem('userData')).toBe(JSON.stringify({ id: whole.id }));
  });

  it('sign in when one signs in', () => {
    const { current } = start();

    store(aUser({ id: 5, name: 'Elif' }), 'def');
    tell('ACCESS_TOKEN');

    expect(current()).toMatchObject({ status: 'member', user: { id: 5, name: 'Elif' } });
  });

  it('follow a changed profile', () => {
    store(whole, 'abc');
    const { current } = start();

    store({ ...whole, name: 'Duda' }, 'abc');
    tell('userData');

    expect(current().user?.name).toBe('Duda');
  });

  it('sign out when all of the storage is cleared', () => {
    store(whole, 'abc');
    const { current } = start();

    localStorage.clear();
    tell(null);

    expect(current().status).toBe('guest');
  });
});

describe('a page from the back/forward cache', () => {
  const takenBack = () =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it('notices that the user has signed out meanwhile', () => {
    store(whole, 'abc');
    const { current } = start();
    localStorage.clear();
    takenBack();
    expect(current()).toMatchObject({ status: 'guest', user: null });
  });

  it('notices that a user has signed in meanwhile', () => {
    const { current } = start();
    store(aUser({ id: 5, name: 'Elif' }), 'def');
    takenBack();
    expect(current()).toMatchObject({ status: 'member', user: { id: 5, name: 'Elif' } });
  });
});

function start() {
  const page = makeStore();
  stop = startSession(page);
  const current = () => page.getState().session;
  return { session: current(), current, settled: () => queriesSettled(page) };
}

function store(user: object, token: string) {
  localStorage.setItem('userData', JSON.stringify(user));
  localStorage.setItem('ACCESS_TOKEN', token);
}

const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
