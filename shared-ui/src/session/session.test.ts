import { HttpResponse, http } from 'msw';
import {
  keepWantedAddress,
  loginDialogClosed,
  loginRequested,
  makeStore,
  readWantedAddress,
  SESSION_OVER,
  sessionCalls,
  signedIn,
  signedOut,
  signOut,
  takePendingAct,
  userChanged,
} from 'shared-ui/core';
import { aUser, deferred, mockApi, queriesSettled } from 'shared-ui/testing';

const user = aUser();
const seen: (string | null)[] = [];

const server = mockApi(
  http.post('*/api/logout', ({ request }) => {
    seen.push(request.headers.get('authorization'));
    return HttpResponse.json({ message: 'Bye' });
  }),
  http.get('*/api/user', () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 })),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seen.length = 0;
});

const ask = () => sessionCalls.endpoints.currentUser.initiate(undefined, { forceRefetch: true });

describe('signing in', () => {
  it('stores user and token in the browser, and the token nowhere else', () => {
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'secret' }));

    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('secret');
    expect(JSON.parse(localStorage.getItem('userData') ?? '')).toEqual(user);
    expect(JSON.stringify(getState())).not.toContain('secret');
  });

  it('closes the login dialog and returns the pending action once', () => {
    const { dispatch, getState } = makeStore();
    dispatch(signedOut());
    dispatch(loginRequested({ act: 'follow:startup:12' }));
    expect(getState().session.loginDialog).toEqual({ open: true, act: 'follow:startup:12' });

    dispatch(signedIn({ user, token: 'abc' }));
    dispatch(loginDialogClosed());

    expect(getState().session.loginDialog.open).toBe(false);
    expect(takePendingAct('follow:startup:13')).toBe(false);
    expect(takePendingAct('follow:startup:12')).toBe(true);
    expect(takePendingAct('follow:startup:12')).toBe(false);
  });

  it('drops an action that is older than an hour', () => {
    const { dispatch } = makeStore();
    dispatch(loginRequested({ act: 'follow:startup:12' }));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    expect(takePendingAct('follow:startup:12')).toBe(false);
    jest.restoreAllMocks();
  });

  it('drops the pending action when a guest closes the dialog', () => {
    const { dispatch } = makeStore();
    dispatch(loginRequested({ act: 'follow:user:3' }));
    dispatch(loginDialogClosed());
    expect(takePendingAct('follow:user:3')).toBe(false);
  });

  it('stores changes by the account pages', () => {
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));
    dispatch(userChanged({ name: 'Duda' }));

    expect(getState().session.user?.name).toBe('Duda');
    expect(JSON.parse(localStorage.getItem('userData') ?? '').name).toBe('Duda');
  });
});

describe('signing out', () => {
  it('calls the server with the token, then clears user, token and the cache', async () => {
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...user, data: user })));
    await dispatch(ask());

    await dispatch(signOut());

    expect(seen).toEqual(['Bearer abc']);
    expect(localStorage).toHaveLength(0);
    expect(getState().session).toMatchObject({ status: 'guest', user: null, expired: false });
    expect(getState().api.queries).toEqual({});
  });

  it('clears the return address and the pending action', () => {
    const { dispatch } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));
    dispatch(loginRequested({ act: 'follow:startup:12' }));
    keepWantedAddress({ address: '/my/startups/7' });

    dispatch(signedOut());
    expect(takePendingAct('follow:startup:12')).toBe(false);
    expect(readWantedAddress()).toBeNull();
  });

  it('works without a network too', async () => {
    server.use(http.post('*/api/logout', () => HttpResponse.error()));
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));

    await dispatch(signOut());

    expect(getState().session.status).toBe('guest');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  });

  it('shows no message when the server had already ended the session', async () => {
    server.use(http.post('*/api/logout', () => HttpResponse.json({}, { status: 401 })));
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));

    await dispatch(signOut());

    expect(getState().toast.show).toBe(false);
  });
});

describe('a call rejected with 401', () => {
  it('removes the token, shows one message, and returns the error', async () => {
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));

    const [first] = await Promise.all([dispatch(ask()), dispatch(ask()), dispatch(ask())]);

    expect(first.error).toMatchObject({ status: 401, message: 'Unauthenticated.' });
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
    expect(getState().session).toMatchObject({ status: 'guest', expired: true });
    expect(getState().toast).toMatchObject({ type: 'error', message: SESSION_OVER, turn: 1 });
  });

  it('does not end a session that began after the call', async () => {
    const [arrived, held] = [deferred(), deferred()];
    server.use(
      http.get('*/api/user', async () => {
        arrived.resolve();
        await held.promise;
        return HttpResponse.json({}, { status: 401 });
      }),
    );
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'old' }));
    const answer = dispatch(ask());
    await arrived.promise;
    dispatch(signedIn({ user, token: 'new' }));
    held.resolve();
    await answer;

    expect(getState().session.status).toBe('member');
    expect(localStorage.getItem('ACCESS_TOKEN')).toBe('new');
  });

  it('has no effect for a guest', async () => {
    const { dispatch, getState } = makeStore();
    dispatch(signedOut());
    await dispatch(ask());
    expect(getState().toast.show).toBe(false);
  });

  it('has the same effect as the stale-token header of a public call', async () => {
    const headers = { 'X-Auth-State': 'expired' };
    server.use(http.get('*/api/user', () => HttpResponse.json({}, { headers })));
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));
    await dispatch(ask());
    expect(getState().session).toMatchObject({ status: 'guest', expired: true });
  });
});

it('refetches all data in use when another user signs in, and only then', async () => {
  let asked = 0;
  server.use(
    http.get('*/api/user', () => {
      asked += 1;
      return HttpResponse.json({ ...user, data: user });
    }),
  );
  const store = makeStore();
  const { dispatch } = store;
  dispatch(signedOut());
  await dispatch(ask());

  dispatch(signedIn({ user, token: 'abc' }));
  await queriesSettled(store);
  expect(asked).toBe(2);

  dispatch(signedIn({ user, token: 'abc' }));
  await queriesSettled(store);
  expect(asked).toBe(2);
});
