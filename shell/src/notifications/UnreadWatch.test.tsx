import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { menuOpened, page, signedOut } from 'shared-ui';
import { aUser, mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

let news = { unread: 0, latest: null as number | null };
let asked = 0;
const server = mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
  http.get('*/api/notifications/unread', () => {
    asked += 1;
    return HttpResponse.json(news);
  }),
);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  news = { unread: 2, latest: 41 };
  asked = 0;
  show('visible');
});
afterEach(() => jest.useRealTimers());

describe('the number of unread notifications', () => {
  it('is shown in the header and in the menu of small screens', async () => {
    const { store } = await open();
    expect(await findAccount('Account of Dunja, 2 unread')).toHaveTextContent('2');

    await act(async () => store.dispatch(menuOpened())); // loads the place that its focus goes to
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    expect(menu.getByRole('link', { name: 'Notifications, 2 unread' })).toHaveAttribute(
      'href',
      '/notifications',
    );
  });

  it('is polled every 30 seconds; only new notifications are announced, politely', async () => {
    await open();
    await findAccount('Account of Dunja, 2 unread');
    expect(screen.queryByText(/You have/)).not.toBeInTheDocument();

    news = { unread: 3, latest: 42 };
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await findAccount('Account of Dunja, 3 unread')).toBeVisible();
    const shown = screen.getByText('You have 3 unread notifications.');
    expect(shown).toHaveAttribute('aria-live', 'polite');
  });

  it('also refreshes the user, because permissions may have changed', async () => {
    await open();
    await findAccount('Account of Dunja, 2 unread');
    const user = { ...aUser(), has_startups: true };
    server.use(http.get('*/api/user', () => HttpResponse.json({ ...user, data: user })));

    news = { unread: 3, latest: 42 };
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    const account = await findAccount('Account of Dunja, 3 unread');
    await waitFor(() => expect(localStorage.getItem('userData')).toContain('"has_startups":true'));
    expect(account).toBeVisible();
  });

  it('is not polled in a hidden tab, and fetched when the tab becomes visible', async () => {
    await open();
    await findAccount('Account of Dunja, 2 unread');
    show('hidden');
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(asked).toBe(1);

    news = { unread: 5, latest: 44 };
    show('visible');
    expect(await findAccount('Account of Dunja, 5 unread')).toBeVisible();
  });

  it('is not fetched for guests, nor after signing out', async () => {
    const { store } = await open();
    await findAccount('Account of Dunja, 2 unread');
    await act(async () => store.dispatch(signedOut()));
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Log in' })[0]).toBeVisible());
    expect(asked).toBe(1);
  });
});

const open = () => openApp({ at: '/apply', routes, user: aUser() });
const findAccount = (name: string) => screen.findByRole('button', { name });

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

const routes = [{ path: '/apply', title: 'Apply', page: page(async () => () => <h1>Apply</h1>) }];
