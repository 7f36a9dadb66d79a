import { act, screen, waitFor, within } from '@testing-library/react';
import type {
  MarkRead,
  Notification,
  NotificationPreference,
} from 'contract/wire/notifications.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { meetingTime, unreadCalls } from 'shared-ui';
import { aUser, mockApi, mockScroll, renderPage } from 'shared-ui/testing';

import { NotificationsPage } from './NotificationsPage';

const PAGE = 2; // notifications
let stored: Notification[] = [];
let preferences: NotificationPreference[] = [];

const unread = () => ({
  unread: stored.filter(({ read_at }) => !read_at).length,
  latest: stored.reduce<number | null>((last, { id }) => Math.max(last ?? 0, id), null),
});

let sharing = false;

const server = mockApi(
  http.get('*/api/notifications', ({ request }) => {
    const before = Number(
      new URL(request.url).searchParams.get('before')?.split('-')[1] ?? Infinity,
    );
    const older = stored.filter(({ id }) => id < before);
    const data = older.slice(0, PAGE);
    const next_before = older.length > PAGE ? data[PAGE - 1]!.id : null;
    const next_cursor = next_before && `1740873600000-${next_before}`;
    return HttpResponse.json({ data, next_cursor, next_before, ...unread() });
  }),
  http.get('*/api/notifications/unread', () => HttpResponse.json(unread())),
  http.post<never, MarkRead>('*/api/notifications/read', async ({ request }) => {
    const { ids, up_to = Infinity } = (await request.json()) ?? {};
    stored = stored.map((line) =>
      line.id <= up_to && (!ids || ids.includes(line.id))
        ? { ...line, read_at: '2025-03-02T00:00:00Z' }
        : line,
    );
    return HttpResponse.json(unread());
  }),
  http.get('*/api/account/calendar-feed', () => HttpResponse.json({ active: sharing, url: null })),
  http.post('*/api/account/calendar-feed', () => {
    sharing = true;
    return HttpResponse.json({ active: true, url: 'https://show.example/api/calendar/x' });
  }),
  http.delete('*/api/account/calendar-feed', () => {
    sharing = false;
    return HttpResponse.json({ message: 'Closed.' });
  }),
  http.get('*/api/notifications/preferences', () => HttpResponse.json({ data: preferences })),
  http.post<never, { preferences: NotificationPreference[] }>(
    '*/api/notifications/preferences',
    async ({ request }) => {
      const [change] = (await request.json()).preferences;
      preferences = preferences.map((one) =>
        one.type === change?.type ? { ...one, ...change } : one,
      );
      return HttpResponse.json({ data: preferences });
    },
  ),
);
const reachEnd = mockScroll();

beforeEach(() => {
  sharing = false;
  stored = [aNotification(3, 'Third'), aNotification(2, 'Second'), aNotification(1, 'First')];
  preferences = [{ type: 'invitation', label: 'You are invited', on_site: true, by_mail: true }];
});

describe('/notifications', () => {
  it('shows the time of a meeting in the time zone of the reader', async () => {
    stored = [
      { ...aNotification(1, 'Mentoring is booked.'), happens_at: '2025-03-18T14:00:00.000Z' },
    ];
    open();
    const line = await screen.findByRole('link', { name: /Mentoring is booked\./ });
    expect(line).toHaveTextContent(meetingTime('2025-03-18 14:00:00'));
  });

  it('lists notifications, newest first, and loads older ones at the end of the list', async () => {
    const { container } = open();
    expect(await screen.findByRole('link', { name: 'Unread: Third' })).toHaveAttribute(
      'href',
      '/my/startups/7/mentorship',
    );
    expect(await axe(container)).toHaveNoViolations();

    reachEnd();

    expect(await screen.findByText('First')).toBeVisible();
  });

  it('marks a notification as read when its link is opened', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('link', { name: 'Unread: Third' }));
    await waitFor(() => expect(unread().unread).toBe(2));
  });

  it('marks all notifications as read', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));

    expect(await screen.findByRole('link', { name: 'Third' })).toBeVisible();
    expect(store.getState().toast.message).toBe('All notifications are marked as read.');
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('"Mark all as read" leaves notifications unread that arrived after the list was loaded', async () => {
    const { user, store } = open();
    await screen.findByText('Third');
    stored.unshift(aNotification(4, 'Your session was cancelled.'));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));

    expect(await screen.findByRole('link', { name: 'Third' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Unread: Your session was cancelled.' })).toBeVisible();
    expect(store.getState().toast.message).toBe('The notifications shown here are marked as read.');
  });

  it('"Mark all as read" does not depend on the order of the list', async () => {
    stored = [aNotification(1, 'First'), aNotification(3, 'Third')];
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));

    expect(await screen.findByRole('link', { name: 'Third' })).toBeVisible();
    expect(store.getState().toast.message).toBe('All notifications are marked as read.');
  });

  it('has no switch "on the site" for a kind that is sent by mail only', async () => {
    preferences = [{ ...preferences[0]!, type: 'letter', label: 'Letters', mail_only: true }];
    open();
    expect(await screen.findByRole('switch', { name: 'Letters: by email' })).toBeChecked();
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  it('saves each preference at once', async () => {
    const { user } = open();
    const mail = await screen.findByRole('switch', { name: 'You are invited: by email' });
    expect(mail).toBeChecked();

    await user.click(mail);

    await waitFor(() => expect(mail).not.toBeChecked());
    expect(preferences[0]).toMatchObject({ on_site: true, by_mail: false });
    expect(within(screen.getByRole('table')).getAllByRole('switch')).toHaveLength(2);
  });

  it.each([
    ['switch', 'You are invited: by email', '*/notifications/preferences', 'You are invited'],
    ['button', 'Create an address', '*/account/calendar-feed', 'Create an address'],
    ['button', 'Mark all as read', '*/notifications/read', 'Mark all as read'],
  ])('shows beside a %s %j why it failed', async (role, name, path, near) => {
    const { user } = open();
    const message = 'Too many requests.';
    server.use(http.post(path, () => HttpResponse.json({ message }, { status: 429 })));
    await user.click(await screen.findByRole(role, { name }));
    expect((await screen.findByText(message)).parentElement).toHaveTextContent(near);
  });

  it('creates the address of the calendar feed, shows it once, and revokes it', async () => {
    const { user } = open();
    const make = await screen.findByRole('button', { name: 'Create an address' });
    await waitFor(() => expect(make).toBeEnabled());
    await user.click(make);
    expect(await screen.findByDisplayValue('https://show.example/api/calendar/x')).toBeVisible();

    await user.click(await screen.findByRole('button', { name: 'Stop sharing' }));

    expect(await screen.findByRole('button', { name: 'Create an address' })).toBeVisible();
    expect(screen.queryByLabelText(/Address for your calendar/)).not.toBeInTheDocument();
  });

  it('shows new notifications at once, also in an empty list', async () => {
    stored = [];
    const { store } = open();
    expect(await screen.findByText(/Nothing yet/)).toBeVisible();

    stored = [aNotification(4, 'Fourth')];
    await act(() => listNews(store));

    expect(await screen.findByRole('link', { name: 'Unread: Fourth' })).toBeVisible();
    expect(screen.queryByText(/Nothing yet/)).not.toBeInTheDocument();
  });

  it('offers "Try again" when the list cannot be loaded', async () => {
    server.use(
      http.get('*/api/notifications', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Third')).toBeVisible();
  });
});

/** Simulates the shell's poll every half minute. */
async function listNews({ dispatch }: ReturnType<typeof open>['store']) {
  await dispatch(
    unreadCalls.endpoints.readUnread.initiate(undefined, { forceRefetch: true, subscribe: false }),
  );
}

const open = () =>
  renderPage(<NotificationsPage />, {
    at: '/notifications',
    path: '/notifications',
    user: aUser(),
  });

function aNotification(id: number, text: string): Notification {
  const created_at = '2025-03-01T10:00:00Z';
  const url = '/my/startups/7/mentorship';
  return { id, type: 'meeting-booked', text, url, created_at, read_at: null };
}
