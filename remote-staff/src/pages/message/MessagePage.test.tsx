import { screen, waitFor } from '@testing-library/react';
import type { InboxEntry, InboxMessage } from 'contract/wire/inbox.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { mockActs, staffUser } from '../../testing/mockStaff';

const MIRA = { id: 2, name: 'Mira Kos', email: 'mira@quest.example' };
let message: InboxMessage;
let told: { name: string; fields: Record<string, unknown> }[] = [];
let asked: string[] = [];
const server = mockApi(
  mockActs(['letters']),
  http.get('*/api/staff/messages', ({ request }) => {
    asked.push(new URL(request.url).search);
    const { text, answers, reply_to: _to, colleagues: _people, ...head } = message;
    const entry: InboxEntry = { ...head, excerpt: text, answers: answers.length };
    const isAsked = asked.at(-1)!.includes(`state=${message.state}`);
    return HttpResponse.json({ data: isAsked ? [entry] : [], open: 1, next_before: null });
  }),
  http.get('*/api/staff/messages/:id', ({ params }) =>
    params.id === '7'
      ? HttpResponse.json(message)
      : HttpResponse.json({ message: 'Not found.' }, { status: 404 }),
  ),
  http.post<{ name: string }, { fields: Record<string, string> }>(
    '*/api/staff/acts/:name',
    async ({ request, params }) => {
      const { fields } = await request.json();
      told.push({ name: params.name, fields });
      if (params.name === 'messages.answer') {
        const answer = {
          id: 1,
          text: fields.text!,
          by: 'Mira Kos',
          created_at: '2025-03-02T10:00:00Z',
        };
        message = { ...message, state: 'closed', answers: [{ ...answer, mail: 'waiting' }] };
      }
      if (params.name === 'messages.assign') message = { ...message, assignee: MIRA };
      return HttpResponse.json({ message: 'Done.', before: {}, after: {}, answer: {} });
    },
  ),
);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });

beforeEach(() => {
  told = [];
  asked = [];
  message = {
    ...{ id: 7, name: 'Ђурђица', email: 'guest@b.example', text: 'Is there a bus?\nThank you!' },
    ...{ state: 'open', assignee: null, created_at: '2025-03-01T10:00:00Z', answers: [] },
    ...{ reply_to: 'team@quest.example', colleagues: [MIRA] },
  };
});

it('is found in the inbox while it is open', async () => {
  const { container } = open('/staff/messages');
  expect(await screen.findByRole('link', { name: 'Ђурђица' })).toHaveAttribute(
    'href',
    '/staff/messages/7',
  );
  expect(screen.getByText(/Nobody deals with it yet/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('is given to somebody and answered by mail', async () => {
  const { user, container } = open('/staff/messages/7');
  await screen.findByRole('heading', { level: 1, name: 'Message from Ђурђица' });
  await user.selectOptions(screen.getByLabelText('Dealt with by'), 'Mira Kos');
  expect(await screen.findByRole('combobox', { name: 'Dealt with by' })).toHaveValue(MIRA.email);
  expect(screen.getByText(/An answer to it goes to team@quest.example/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Answer'), 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText('On its way')).toBeVisible();
  expect(screen.getByText('Yes, line 4.', { selector: 'blockquote' })).toBeVisible();
  expect(screen.getByLabelText('Answer')).toHaveValue('');
  expect(told).toEqual([
    { name: 'messages.assign', fields: { id: 7, to: MIRA.email } },
    { name: 'messages.answer', fields: { id: 7, text: 'Yes, line 4.', 'stay-open': false } },
  ]);
});

it('that is spam is found under Spam', async () => {
  message.state = 'spam';
  const { user } = open('/staff/messages');
  expect(await screen.findByText('No such messages.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Spam');
  expect(await screen.findByRole('link', { name: 'Ђурђица' })).toBeVisible();
});

it('that is spam is not answered', async () => {
  message.state = 'spam';
  open('/staff/messages/7');
  expect(await screen.findByRole('button', { name: 'Open again' })).toBeVisible();
  expect(screen.queryByLabelText('Answer')).not.toBeInTheDocument();
});

it('keeps what was typed when the answer was refused', async () => {
  const refused = () => HttpResponse.json({ message: 'Too many mails today.' }, { status: 429 });
  server.use(http.post('*/api/staff/acts/messages.answer', refused));
  const { user } = open('/staff/messages/7');
  await user.type(await screen.findByLabelText('Answer'), 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Send answer' })).toBeEnabled());
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes, line 4.');
});

it('says that it is not there any more', async () => {
  open('/staff/messages/8');
  expect(await screen.findByText('There is no such message any more.')).toBeVisible();
});
