import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, deferred, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { aProposal } from '../../testing/meetingBuilders';
import { meetingCalls, meetingsState } from '../../testing/mockMeetings';
import { ProposalPage } from './ProposalPage';

const server = mockApi(...meetingCalls);

beforeEach(() => {
  meetingsState.proposals = [aProposal()];
});

describe('/my/startups/{startupId}/mentorship/proposals/{proposalId}', () => {
  it('moves the session to the proposed time that the founder chooses', async () => {
    const { user, store, container } = open();
    expect(await screen.findByText('“Could we meet later?”')).toBeVisible();
    expect(screen.getByText(/^Elif Şahin would like to move your session/)).toBeVisible();
    const taken = screen.getByRole('button', { name: /^Taken: .*March 20$/ });
    expect(taken).toHaveAttribute('aria-disabled', 'true');
    await user.click(taken);
    expect(meetingsState.asked).toEqual({});
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('button', { name: /^Choose .*March 19$/ }));

    await waitFor(() =>
      expect(store.getState().toast.message).toMatch(/^The session is moved to /),
    );
    const answered = { id: '5', answer: 'accept', start_time: '2025-03-19 09:00:00' };
    expect(meetingsState.asked).toMatchObject(answered);
  });

  it('shows that staff propose the times on behalf of the mentor', async () => {
    meetingsState.proposals = [aProposal({ by_staff: true })];
    open();
    expect(
      await screen.findByText(
        /^The programme team would like to move your session with Elif Şahin of/,
      ),
    ).toBeVisible();
  });

  it('keeps a series at its times when the founder declines', async () => {
    meetingsState.proposals = [aProposal({ scope: 'schedule' })];
    const { user, store } = open();
    await user.click(
      await screen.findByRole('button', { name: 'Keep the series at its current time' }),
    );
    await waitFor(() => expect(store.getState().toast.message).toMatch(/^The series stays/));
    expect(meetingsState.asked).toMatchObject({ id: '5', answer: 'decline' });
  });

  it('shows why a time is no longer available, and marks it as taken', async () => {
    const message = 'This time is no longer available.';
    server.use(
      http.post('*/accept', () => HttpResponse.json({ message }, { status: 409 }), { once: true }),
    );
    const { user } = open();
    const choose = await screen.findByRole('button', { name: /^Choose .*March 19$/ });
    meetingsState.proposals = [aProposal({}, false)];
    await user.click(choose);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await waitFor(() => expect(choose).toHaveAccessibleName(/^Taken: /));
    expect(choose).toHaveFocus();
  });

  it('shows the error of the last attempt only', async () => {
    const fails = (message: string) => () => HttpResponse.json({ message }, { status: 500 });
    server.use(http.post('*/accept', fails('No time.')), http.post('*/decline', fails('No word.')));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Choose .*March 19$/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No time.');
    await user.click(screen.getByRole('button', { name: 'Keep the session at its current time' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No word.'));
  });

  it('shows which time is being saved, and keeps the focus on it until the response arrives', async () => {
    const answer = deferred();
    const message = 'Not now.';
    const refuses = () =>
      answer.promise.then(() => HttpResponse.json({ message }, { status: 500 }));
    server.use(http.post('*/accept', refuses, { once: true }));
    const { user } = open();
    const choose = await screen.findByRole('button', { name: /^Choose .*March 19$/ });
    await user.click(choose);
    expect(choose).toHaveAttribute('aria-busy', 'true');
    expect(choose).not.toHaveAttribute('disabled'); // a disabled button loses the focus
    expect(screen.getByRole('button', { name: /^Keep the session/ })).toBeDisabled();

    answer.resolve();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(choose).toHaveFocus();
  });

  it('stays on the page to which the reader has navigated meanwhile', async () => {
    const answer = deferred();
    const accepts = () => answer.promise.then(() => HttpResponse.json({ message: 'Moved.' }));
    server.use(http.post('*/accept', accepts));
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: /^Choose .*March 19$/ }));
    await navigate('/faq');
    answer.resolve();
    await waitFor(() =>
      expect(store.getState().toast.message).toMatch(/^The session is moved to /),
    );
    expect(location.pathname).toBe('/faq');
  });

  it('shows that the proposal is no longer open', async () => {
    meetingsState.proposals = [];
    open();
    expect(await screen.findByText(/^These times are no longer proposed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Mentorship' })).toBeVisible();
  });

  it('offers "Try again" when the proposal cannot be loaded', async () => {
    server.use(
      http.get('*/proposals', () => new HttpResponse(null, { status: 503 }), { once: true }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('“Could we meet later?”')).toBeVisible();
  });
});

const open = () =>
  renderPage(<ProposalPage />, {
    at: '/my/startups/7/mentorship/proposals/5',
    path: '/my/startups/:startupId/mentorship/proposals/:proposalId',
    user: aUser({ roles: ['founder'] }),
  });
