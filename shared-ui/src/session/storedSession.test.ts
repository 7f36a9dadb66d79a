import { HttpResponse, http } from 'msw';
import { keepSession, makeStore, readToken, signedIn, signedOut, signOut } from 'shared-ui/core';
import { aUser, mockApi } from 'shared-ui/testing';

const user = aUser();
const seen: (string | null)[] = [];

mockApi(
  http.post('*/api/logout', ({ request }) => {
    seen.push(request.headers.get('authorization'));
    return HttpResponse.json({ message: 'Bye' });
  }),
);

afterEach(() => jest.restoreAllMocks());

describe('in a browser without storage', () => {
  beforeEach(() => refuse('getItem', 'setItem', 'removeItem'));

  it('the user is signed in until the page is left, and can sign out', async () => {
    const { dispatch, getState } = makeStore();
    dispatch(signedIn({ user, token: 'abc' }));

    await dispatch(signOut());

    expect(seen).toEqual(['Bearer abc']);
    expect(getState().session.status).toBe('guest');
    expect(readToken()).toBeNull();
  });

  it('reports that the session ends with the page', () => {
    expect(keepSession(user, 'abc')).toBe(false);
  });
});

it('a full storage does not restore the previous user', () => {
  expect(keepSession(user, 'old')).toBe(true);
  refuse('setItem');

  expect(keepSession(aUser({ id: 5 }), 'new')).toBe(false);

  expect(readToken()).toBe('new');
});

it('signing out removes the user before the token, so that other tabs do not see an expiry', () => {
  const store = makeStore();
  store.dispatch(signedIn({ user, token: 'abc' }));
  const users: (string | null)[] = [];
  const remove = Storage.prototype.removeItem;
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    if (key === 'ACCESS_TOKEN') users.push(this.getItem('userData'));
    remove.call(this, key);
  });
  store.dispatch(signedOut());
  expect(users).toEqual([null]);
});

function refuse(...acts: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const act of acts)
    jest.spyOn(Storage.prototype, act).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
}
