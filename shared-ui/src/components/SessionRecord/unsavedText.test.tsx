import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aRecord, aUser, mockApi, recordCalls, recordState, renderPage } from 'shared-ui/testing';

import { TextLink } from '../TextLink/TextLink';
import { SessionRecord } from './SessionRecord';

const server = mockApi(...recordCalls);

function open() {
  const page = (
    <>
      <TextLink to="/startups">Elsewhere</TextLink>
      <SessionRecord meetingId={71} />
    </>
  );
  return renderPage(page, { user: aUser(), at: '/my/startups/zrno/meetings/71' });
}
const card = async (name: string) => within(await screen.findByRole('region', { name }));

/** The api refuses the change, and returns a different record afterwards. */
function refuse(path: string, over: Parameters<typeof aRecord>[0]) {
  const message = 'This meeting has already taken place.';
  server.use(
    http.post(path, () => {
      recordState.record = aRecord(over);
      return HttpResponse.json({ message }, { status: 409 });
    }),
  );
}

describe('an agenda in progress when the session begins', () => {
  const typed = 'Pricing';
  const agenda = () => card('Agenda of this session');
  const text = () => screen.getByRole('textbox', { name: 'What would you like to talk about?' });

  beforeEach(() => {
    recordState.record = aRecord();
  });

  it.each([
    ['begun' as const, 'The session has begun. Its agenda can no longer be changed.'],
    ['cancelled' as const, 'The session was cancelled. Its agenda can no longer be changed.'],
  ])('stays visible with the reason why it is not saved: %s', async (state, reason) => {
    refuse('*/topics', { state });
    const { user } = open();
    const { getByRole, findByRole } = await agenda();
    await user.type(text(), typed);
    await user.click(getByRole('button', { name: 'Save agenda' }));

    expect(await findByRole('alert')).toHaveTextContent(reason);
    expect(text()).toHaveValue(typed);
    expect(text()).toHaveAttribute('readonly');
    expect(getByRole('button')).toHaveAccessibleName('Discard my text');
  });

  it('stays until the user discards it, also when another action reported the beginning', async () => {
    const item = { id: 1, text: 'Call Ana', due_on: '2025-03-20', done: false, version: 1 };
    const actions = [{ ...item, owner: aRecord().people[1]! }];
    recordState.record = aRecord({ actions });
    const { user } = open();
    const { findByRole, findByText } = await agenda();
    await user.type(text(), typed);
    recordState.record = aRecord({ actions, state: 'begun' });
    await user.click(screen.getByRole('checkbox', { name: /^Call Ana/ }));

    expect(await findByRole('alert')).toHaveTextContent(/^The session has begun/);
    expect(text()).toHaveValue(typed);
    await user.click(await findByRole('button', { name: 'Discard my text' }));
    const nothing = await findByText('Your team has not written an agenda.');
    await waitFor(() => expect(nothing.parentElement).toHaveFocus());

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

it('keeps feedback after the 14 days visible until the user discards it', async () => {
  recordState.record = aRecord({ state: 'begun', answers_open: true });
  refuse('*/feedback', { state: 'begun', answers_open: false });
  const { user } = open();
  const feedback = await card('Your feedback');
  await user.click(feedback.getByRole('radio', { name: '4' }));
  await user.type(feedback.getByRole('textbox'), 'More time');
  await user.click(feedback.getByRole('button', { name: 'Save feedback' }));

  expect(
    await feedback.findByText(/^You can no longer give feedback on this session/),
  ).toBeVisible();
  expect(feedback.getByRole('textbox')).toHaveValue('More time');
  await user.click(feedback.getByRole('button', { name: 'Discard my text' }));
  expect(screen.queryByRole('region', { name: 'Your feedback' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
