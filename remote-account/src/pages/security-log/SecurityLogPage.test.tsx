import { screen } from '@testing-library/react';
import type { SecurityEvent } from 'contract/wire/security-log.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, mockScroll, renderPage } from 'shared-ui/testing';

import { SecurityLogPage } from './SecurityLogPage';

const PAGE = 2; // entries
let stored: SecurityEvent[] = [];

const server = mockApi(
  http.get('*/api/account/security-log', ({ request }) => {
    const before = Number(new URL(request.url).searchParams.get('before')) || Infinity;
    const older = stored.filter(({ id }) => id < before);
    const data = older.slice(0, PAGE);
    return HttpResponse.json({
      data,
      next_before: older.length > PAGE ? data[PAGE - 1]!.id : null,
    });
  }),
);
const reachEnd = mockScroll();

beforeEach(() => {
  stored = [
    anEvent(3, { kind: 'disabled', text: 'The account was disabled', device: null }),
    anEvent(2, { kind: 'password-changed', text: 'Changed the password' }),
    anEvent(1),
  ];
});

describe('/account/security-log', () => {
  it('lists events with device and time, and loads older ones at the end of the list', async () => {
    const { container } = open();
    expect(await screen.findByText('Changed the password')).toBeVisible();
    expect(screen.getByText(/^Our staff/)).toBeVisible();
    expect(screen.getByText(/^Firefox on Linux .*1 March 2025/)).toBeVisible();
    expect(screen.getAllByText(/ago$/)).toHaveLength(2);
    expect(await axe(container)).toHaveNoViolations();

    reachEnd();

    expect(await screen.findByText('Signed in with the password')).toBeVisible();
  });

  it('shows that there are no events yet', async () => {
    stored = [];
    open();

    expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  });

  it('loads the events again after a failure', async () => {
    const lost = () => new HttpResponse(null, { status: 500 });
    server.use(http.get('*/api/account/security-log', lost, { once: true }));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Changed the password')).toBeVisible();
  });
});

const open = () => renderPage(<SecurityLogPage />, { at: '/account/security-log', user: aUser() });

function anEvent(id: number, over: Partial<SecurityEvent> = {}): SecurityEvent {
  return {
    id,
    kind: 'signed-in',
    text: 'Signed in with the password',
    device: 'Firefox on Linux',
    created_at: '2025-03-01T10:00:00Z',
    ...over,
  };
}
