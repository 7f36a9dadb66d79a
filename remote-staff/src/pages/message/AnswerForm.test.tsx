import { screen, waitFor } from '@testing-library/react';
import type { InboxMessage } from 'contract/wire/inbox.contract';
import { HttpResponse, http } from 'msw';
import { deferred, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { anAnswer } from '../../testing/answers';
import { AnswerForm } from './AnswerForm';

const server = mockApi();
const message: InboxMessage = {
  id: 7,
  name: 'Ђурђица',
  email: 'guest@b.example',
  text: 'Is there a bus?',
  state: 'open',
  assignee: null,
  created_at: '2025-03-01T10:00:00Z',
  answers: [],
  reply_to: 'team@quest.example',
  colleagues: [],
};

it('asks for confirmation before leaving while an answer is sent, and keeps it when that fails', async () => {
  const answer = deferred();
  const refuse = () => HttpResponse.json({ message: 'Not now.' }, { status: 503 });
  server.use(http.post('*/api/staff/acts/messages.answer', () => answer.promise.then(refuse)));
  const at = '/staff/messages/7';
  const { user } = renderPage(<AnswerForm message={message} onOutdated={jest.fn()} />, { at });
  await user.type(await screen.findByLabelText('Answer'), 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  answer.resolve();

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes, line 4.');
});

it('keeps what is typed while an answer is sent', async () => {
  const answer = deferred();
  const done = () => HttpResponse.json(anAnswer('It is mailed.'));
  server.use(http.post('*/api/staff/acts/messages.answer', () => answer.promise.then(done)));
  const at = '/staff/messages/7';
  const { user, store } = renderPage(<AnswerForm message={message} onOutdated={jest.fn()} />, {
    at,
  });
  const text = await screen.findByLabelText('Answer');
  await user.type(text, 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await user.type(text, ' Every hour.');
  answer.resolve();

  await waitFor(() => expect(store.getState().toast.message).toBe('It is mailed.'));
  expect(text).toHaveValue('Every hour.');
});
