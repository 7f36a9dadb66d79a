import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import {
  aMentor,
  aPerson,
  aRecord,
  aUser,
  mockApi,
  queriesSettled,
  recordCalls,
  recordState,
  renderPage,
} from 'shared-ui/testing';

import { SessionRecord } from './SessionRecord';

const server = mockApi(...recordCalls);
const open = () => renderPage(<SessionRecord meetingId={71} />, { user: aUser() });
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  recordState.record = aRecord();
});

describe('the agenda', () => {
  it('can be edited by founders, who see the last editor', async () => {
    const { user, store, container } = open();
    await user.type(await field('What would you like to talk about?'), 'Pricing');
    expect(await axe(container)).toHaveNoViolations();
    const save = (await card('Agenda of this session')).getByRole('button', {
      name: 'Save agenda',
    });
    await user.click(save);

    expect(await screen.findByText('Last edited by Dunja Đorđević.')).toBeVisible();
    expect(save).toHaveFocus();
    expect(store.getState().toast.message).toBe('The agenda is saved.');
    await user.keyboard('{Enter}');
    expect(store.getState().toast.message).toBe('All changes are saved.');
    expect(recordState.record!.topics).toMatchObject({ text: 'Pricing', version: 1 });
  });

  it('shows both texts when a colleague saved first, and loses none', async () => {
    const { user } = open();
    const mine = await field('What would you like to talk about?');
    await user.type(mine, 'Mine');
    recordState.record = aRecord({ topics: { text: 'Theirs', version: 1, written_by: null } });
    const agenda = await card('Agenda of this session');
    await user.click(agenda.getByRole('button', { name: 'Save agenda' }));

    expect(await agenda.findByText('Theirs')).toBeVisible();
    expect(agenda.getByRole('alert')).toHaveTextContent('This has changed in the meantime.');
    expect(mine).toHaveValue('Mine');
    await user.click(agenda.getByRole('button', { name: 'Save my version (agenda)' }));
    expect(await screen.findByText(/^Last edited by/)).toBeVisible();
    expect(recordState.record!.topics).toMatchObject({ text: 'Mine', version: 2 });
  });

  it('can be replaced by the text of a colleague', async () => {
    const { user } = open();
    await user.type(await field('What would you like to talk about?'), 'Mine');
    recordState.record = aRecord({ topics: { text: 'Theirs', version: 1, written_by: null } });
    const agenda = await card('Agenda of this session');
    await user.click(agenda.getByRole('button', { name: 'Save agenda' }));
    await user.click(await agenda.findByRole('button', { name: 'Use the saved version' }));
    const stored = await field('What would you like to talk about?');
    expect(stored).toHaveValue('Theirs');
    await waitFor(() => expect(stored).toHaveFocus());
    expect(agenda.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is visible to the mentor, also when it is empty, and shows markup as text', async () => {
    recordState.record = aRecord({ side: 'mentor' });
    open();
    expect(await screen.findByText('The founders have not written an agenda.')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /talk about/ })).not.toBeInTheDocument();
  });
});

it('separates the private note from the shared one, and shows the notes of others', async () => {
  const author = aPerson({ id: 9, name: 'Elif', surname: 'Şahin' });
  const text = '<b>Read</b> https://book.example';
  const of_others = [{ author, text }];
  recordState.record = aRecord({ notes: { ...aRecord().notes, of_others } });
  const { user, store } = open();

  expect(await screen.findByRole('heading', { name: 'Elif Şahin shares' })).toBeVisible();
  expect(screen.getByText(/^<b>Read<\/b>/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'https://book.example' })).toBeVisible();
  await user.type(await field('Your private note'), 'Nervous');
  const notes = await card('Notes');
  await user.click(notes.getByRole('button', { name: 'Save private note' }));
  await waitFor(() => expect(store.getState().toast.message).toBe('Your private note is saved.'));
  expect(recordState.record!.notes).toMatchObject({
    private: { text: 'Nervous' },
    shared: { text: '' },
  });
});

it.each([
  ['mentor', 'The whole team of the startup can read it.'],
  ['founders', 'The mentor and your whole team can read it.'],
] as const)('says to the side of the %s who reads the shared note', async (side, text) => {
  recordState.record = aRecord({ side });
  open();
  expect(await field('Your shared note')).toHaveAccessibleDescription(text);
});

describe('action items', () => {
  it('are added with an owner and a day, ticked, and removed after a question', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add action item' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add action item' }));
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'What needs to be done?' }), 'Call Ana');
    await user.selectOptions(dialog.getByLabelText('Who will do it?'), 'Dunja Đorđević');
    await user.type(dialog.getByLabelText('By when?'), '2025-03-20');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    const box = await screen.findByRole('checkbox', { name: /^Call Ana/ });
    expect(screen.getByText('Dunja Đorđević, by Thursday, March 20')).toBeVisible();
    await user.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await user.click(screen.getByRole('button', { name: 'Remove: Call Ana' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('There are no action items yet.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Action items' })).not.toBeInTheDocument();
  });

  it('keep an owner who left the team', async () => {
    const owner = aPerson({ id: 99, name: 'Former', surname: 'member' });
    const item = { id: 1, text: 'Call Ana', owner, due_on: '2025-03-20', done: false, version: 3 };
    recordState.record = aRecord({ actions: [item] });
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit: Call Ana' }));
    expect(screen.getByLabelText('Who will do it?')).toHaveDisplayValue('Former member');
  });
});

describe('after the session', () => {
  beforeEach(() => {
    recordState.record = aRecord({ state: 'begun', answers_open: true });
  });

  it('takes the answer about attendance, and a change of it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'It did not' }));
    expect(await screen.findByText(/^Your team said: it did not take place\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'It took place' }));
    expect(await screen.findByText(/^Your team said: it took place\./)).toBeVisible();
  });

  it('takes the answers to two questions', async () => {
    const { user, store, container } = open();
    const feedback = await card('Your feedback');
    expect(await axe(container)).toHaveNoViolations();
    expect(feedback.getByRole('button')).toBeDisabled();
    await user.click(feedback.getByRole('radio', { name: '4' }));
    await user.type(feedback.getByRole('textbox'), 'More time');
    const save = feedback.getByRole('button', { name: 'Save feedback' });
    await user.type(save, '{Enter}');
    await waitFor(() =>
      expect(store.getState().toast.message).toBe('Thank you for your feedback.'),
    );
    expect(recordState.record!.feedback).toEqual({ usefulness: 4, comment: 'More time' });
    expect(save).toHaveFocus();
  });

  it('takes no other answers while some are being saved, because they would be lost', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(http.post('*/feedback', () => arrival.then(() => undefined)));
    const { user, store } = open();
    const feedback = await card('Your feedback');
    await user.click(feedback.getByRole('radio', { name: '4' }));
    await user.type(feedback.getByRole('textbox'), 'More time');
    await user.click(feedback.getByRole('button', { name: 'Save feedback' }));

    await user.type(feedback.getByRole('textbox'), ', please');
    await user.click(feedback.getByRole('radio', { name: '5' }));
    arrive();

    await waitFor(() => expect(store.getState().toast.show).toBe(true));
    expect(feedback.getByRole('textbox')).toHaveValue('More time');
    expect(feedback.getByRole('radio', { name: '4' })).toBeChecked();
  });
});

it('shows nothing to a user who does not take part', async () => {
  recordState.record = null;
  const { store, container } = open();
  await act(() => queriesSettled(store));
  expect(container.querySelectorAll('section')).toHaveLength(0);
});

it('offers a retry after a failed load, and shows names of any length', async () => {
  const mentor = { ...aMentor().user, name: 'Ä'.repeat(100), surname: 'ß'.repeat(100) };
  recordState.record = aRecord({ people: [mentor] });
  server.use(http.get('*/record', () => new HttpResponse(null, { status: 503 }), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Add action item' })).toBeVisible();
});
