import { screen, waitFor, within } from '@testing-library/react';
import type { InboxEntry, InboxMessage } from 'contract/wire/inbox.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAnswer } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { anEntry } from '../../testing/records';
import { SCRIPT_PAYLOADS } from '../../testing/scriptPayloads';

const MIRA = { id: 2, name: 'Mira Kos', email: 'mira@quest.example' };
let message: InboxMessage;
let received: { name: string; fields: Record<string, unknown> }[] = [];
let asked: string[] = [];
const server = mockApi(
  mockActs(['letters']),
  mockHistory('message/7', anEntry({ text: 'Message 7 is with Mira Kos.' })),
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
      received.push({ name: params.name, fields });
      if (params.name === 'messages.answer') {
        const answer = {
          id: 1,
          text: fields.text!,
          by: 'Mira Kos',
          created_at: '2025-03-02T10:00:00Z',
        };
        const mailed = { ...answer, mail: 'waiting', problem: null } as const;
        message = { ...message, state: 'closed', answers: [mailed] };
      }
      if (params.name === 'messages.assign') message = { ...message, assignee: MIRA };
      return HttpResponse.json(anAnswer());
    },
  ),
);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });

beforeEach(() => {
  received = [];
  asked = [];
  message = {
    id: 7,
    name: 'Ђурђица',
    email: 'guest@b.example',
    text: 'Is there a bus?\nThank you!',
    state: 'open',
    assignee: null,
    created_at: '2025-03-01T10:00:00Z',
    answers: [],
    reply_to: 'team@quest.example',
    colleagues: [MIRA],
  };
});

it('shows the history of the message', async () => {
  open('/staff/messages/7');
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Message 7 is with Mira Kos.')).toBeVisible();
});

it('lists an open message in the inbox', async () => {
  const { container } = open('/staff/messages');
  expect(await screen.findByRole('link', { name: 'Ђурђица' })).toHaveAttribute(
    'href',
    '/staff/messages/7',
  );
  expect(screen.getByText(/Not assigned/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('assigns the message to a member of the staff, and sends an answer by mail', async () => {
  const { user, container } = open('/staff/messages/7');
  await screen.findByRole('heading', { level: 1, name: 'Message from Ђурђица' });
  await user.selectOptions(screen.getByLabelText('Assigned to'), 'Mira Kos');
  expect(await screen.findByRole('combobox', { name: 'Assigned to' })).toHaveValue(MIRA.email);
  expect(screen.getByText(/replies go to team@quest.example/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Answer'), 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText('On its way')).toBeVisible();
  expect(screen.getByText('Yes, line 4.', { selector: 'blockquote' })).toBeVisible();
  expect(screen.getByLabelText('Answer')).toHaveValue('');
  expect(received).toEqual([
    { name: 'messages.assign', fields: { id: 7, to: MIRA.email } },
    {
      name: 'messages.answer',
      fields: { id: 7, text: 'Yes, line 4.', 'stay-open': false, read: 0 },
    },
  ]);
});

it('lists spam only under "Spam"', async () => {
  message.state = 'spam';
  const { user } = open('/staff/messages');
  expect(await screen.findByText('No messages match the filters.')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Show'), 'Spam');
  expect(await screen.findByRole('link', { name: 'Ђурђица' })).toBeVisible();
});

it('has no form to answer spam', async () => {
  message.state = 'spam';
  open('/staff/messages/7');
  expect(await screen.findByRole('button', { name: 'Reopen' })).toBeVisible();
  expect(screen.queryByLabelText('Answer')).not.toBeInTheDocument();
});

it('keeps the input when sending the answer fails', async () => {
  const refused = () => HttpResponse.json({ message: 'Too many mails today.' }, { status: 429 });
  server.use(http.post('*/api/staff/acts/messages.answer', refused));
  const { user } = open('/staff/messages/7');
  await user.type(await screen.findByLabelText('Answer'), 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Send answer' })).toBeEnabled());
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes, line 4.');
});

it('asks to read the answer of somebody else before another one is sent', async () => {
  const theirs: InboxMessage['answers'][number] = {
    id: 1,
    text: 'There is none.',
    by: 'Vid Kos',
    created_at: '2025-03-02T10:00:00Z',
    mail: 'sent',
    problem: null,
  };
  const text = 'This message has been answered in the meantime. Please read that answer first.';
  server.use(
    http.post(
      '*/api/staff/acts/messages.answer',
      () => {
        message = { ...message, state: 'closed', answers: [theirs] };
        return HttpResponse.json({ message: text }, { status: 409 });
      },
      { once: true },
    ),
  );
  const { user } = open('/staff/messages/7');
  await user.type(await screen.findByLabelText('Answer'), 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText('There is none.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'I have read it' }));
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(received.at(-1)?.fields).toMatchObject({ text: 'Yes, line 4.', read: 1 }),
  );
});

it('keeps the input when somebody else marked the message as spam meanwhile', async () => {
  const refused = () => {
    message = { ...message, state: 'spam' };
    return HttpResponse.json({ message: 'This message is marked as spam.' }, { status: 409 });
  };
  server.use(http.post('*/api/staff/acts/messages.answer', refused));
  const { user } = open('/staff/messages/7');
  await user.type(await screen.findByLabelText('Answer'), 'Yes, line 4.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));

  expect(await screen.findByText(/has been marked as spam/)).toBeVisible();
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes, line 4.');
  const send = screen.getByRole('button', { name: 'Send answer' });
  expect(send).toHaveAttribute('aria-disabled', 'true');
});

it('shows why an answer was not delivered', async () => {
  const answer = { id: 1, text: 'Line 4.', by: null, created_at: '2025-03-02T10:00:00Z' };
  message.answers = [{ ...answer, mail: 'failed', problem: 'bounce: 550 no such user' }];
  open('/staff/messages/7');
  expect(await screen.findByText('Could not be delivered')).toBeVisible();
  expect(screen.getByText('bounce: 550 no such user')).toBeVisible();
});

it('renders HTML in messages as text', async () => {
  message = { ...message, name: '<img src=x onerror=alert(1)>', text: SCRIPT_PAYLOADS.join('\n') };
  const { container } = open('/staff/messages/7');
  await screen.findByText(/Message from <img/, { selector: 'h1' });
  for (const payload of SCRIPT_PAYLOADS) expect(container.textContent).toContain(payload);
  expect(
    container.querySelectorAll('script, iframe, object, embed, [onerror], [onload]'),
  ).toHaveLength(0);
  const main = within(screen.getByRole('main'));
  const hrefs = main.queryAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href && !/^(https?:\/\/|\/)/.test(href))).toEqual([]);
});

it('shows that the message does not exist', async () => {
  open('/staff/messages/8');
  expect(await screen.findByText('This message does not exist, or was deleted.')).toBeVisible();
});
