import { screen, within } from '@testing-library/react';
import { mockApi, recordCalls, recordState } from 'shared-ui/testing';

import { ownMeetingCalls } from '../../testing/mockOwnMeeting';
import { openMeeting } from '../../testing/openMeeting';

mockApi(...recordCalls, ...ownMeetingCalls);

beforeEach(() => {
  recordState.record = null;
});

describe('a message for the founders', () => {
  it.each([
    ['Reason (shared with the founders)', 'Cancel the session', /^You cancelled this session/],
    ['Message to the founders', 'Propose these 3 times', 'You proposed other times'],
  ])('is discarded only after confirmation before it is sent: %s', async (name, press, done) => {
    const { user } = openMeeting();
    await user.type(await screen.findByRole('textbox', { name }), ' Slava.');
    const elsewhere = screen.getByRole('link', { name: 'Elsewhere' });
    await user.click(elsewhere);
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/my/mentorships/agenda/71');

    await user.click(screen.getByRole('button', { name: press }));
    await screen.findByText(done);
    await user.click(elsewhere);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/startups');
  });
});
