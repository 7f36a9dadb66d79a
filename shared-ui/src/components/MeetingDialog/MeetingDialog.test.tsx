import { act, screen } from '@testing-library/react';
import { noteServerTime } from 'shared-ui/core';
import { aMeeting, aUser, renderPage } from 'shared-ui/testing';

import { MeetingDialog } from './MeetingDialog';

const join_url = 'https://meet.example/zrno';
const close = jest.fn();

it('shows all details of a meeting, and how to join it', async () => {
  const { user } = renderPage(
    <MeetingDialog meeting={aMeeting({ join_url })} title="Session with Elif" onClose={close}>
      One-time: does not repeat.
    </MeetingDialog>,
    { user: aUser() },
  );

  const dialog = screen.getByRole('dialog', { name: 'Session with Elif' });
  expect(dialog).toHaveTextContent(/Wednesday, March 12, 2025, .+ to .+\(GMT.*\)/);
  expect(dialog).toHaveTextContent('One-time: does not repeat.');
  expect(screen.getByRole('button', { name: 'Add to your calendar' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalled();
});

describe('the join link', () => {
  const show = (now: string) => {
    jest.useFakeTimers({ now: new Date(now) });
    renderPage(<MeetingDialog meeting={aMeeting({ join_url })} title="Session" onClose={close} />, {
      user: aUser(),
    });
  };
  afterEach(() => {
    jest.useRealTimers();
    noteServerTime(Date.now());
  });

  it('appears ten minutes before the start, while the dialog is open', () => {
    show('2025-03-12T08:49:58Z');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(
      screen.getByText(/^You can join here from \d+:50 [AP]M on [A-Z][a-z]+, [A-Z][a-z]+ \d+\.$/),
    ).toBeVisible();

    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByRole('link', { name: 'Join the session' })).toHaveAttribute(
      'href',
      join_url,
    );
  });

  it.each([
    ['ahead', '2025-03-12T12:05:00Z'],
    ['behind', '2025-03-10T09:05:00Z'],
  ])('is open during the session on a device whose clock is %s', (_, device) => {
    show(device);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    noteServerTime(Date.parse('2025-03-12T09:05:00Z'));
    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.getByRole('link', { name: 'Join the session' })).toBeVisible();
  });

  it('disappears when the session has ended', () => {
    show('2025-03-12T09:59:59Z');
    expect(screen.getByRole('link', { name: 'Join the session' })).toBeVisible();
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});

it('is missing when the meeting has no address', () => {
  renderPage(<MeetingDialog meeting={aMeeting()} title="Session" onClose={close} />, {
    user: aUser(),
  });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
