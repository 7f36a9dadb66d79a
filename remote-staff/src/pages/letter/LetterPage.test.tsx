import { screen, waitFor, within } from '@testing-library/react';
import type { LetterPreview, StaffLetter } from 'contract/wire/letters.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, pageSettled, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { aLetter } from '../../testing/aLetter';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { anEntry } from '../../testing/records';

let stored: StaffLetter[] = [];
let received: { name: string; fields: Record<string, unknown> }[] = [];
const preview: LetterPreview = {
  recipients: 4,
  problems: [],
  data: [
    {
      to: { name: 'Vid', email: 'vid@b.example' },
      subject: 'News, Vid',
      blocks: [paragraph('Hello Vid')],
    },
    {
      to: { name: '', email: 'a@b.example' },
      subject: 'News, there',
      blocks: [paragraph('Hello there')],
    },
  ],
  nameless: { subject: 'News, there', blocks: [paragraph('Hello there')] },
};
const names = ['send', 'delete', 'pause', 'resume', 'cancel', 'unlist', 'list'];
const acts = names.map((name) => anAct({ name: `letters.${name}`, scope: 'letters' }));
const server = mockApi(
  mockActs(['letters'], ...acts),
  mockHistory('letter/7', anEntry({ text: 'Letter 7 is paused.' })),
  http.get('*/api/staff/letters', () => HttpResponse.json({ data: stored, next_before: null })),
  http.get('*/api/staff/letters/:id', ({ params }) => {
    const letter = stored.find(({ id }) => String(id) === params.id);
    return letter
      ? HttpResponse.json(letter)
      : HttpResponse.json({ message: 'Not found.' }, { status: 404 });
  }),
  http.get('*/api/staff/letters/:id/preview', () => HttpResponse.json(preview)),
  http.post('*/api/staff/acts/:name/preview', () =>
    HttpResponse.json(aPreview('It will be sent to 4 people.')),
  ),
  http.post<{ name: string }, { fields: Record<string, unknown> }>(
    '*/api/staff/acts/:name',
    async ({ request, params }) => {
      const { fields } = await request.json();
      received.push({ name: params.name, fields });
      if (params.name === 'letters.create') stored = [aLetter({ subject: String(fields.subject) })];
      if (params.name === 'letters.send') stored = [aLetter({ state: 'sending', recipients: 4 })];
      return HttpResponse.json(anAnswer('Done.', { id: 7 }));
    },
  ),
);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });

beforeEach(() => {
  stored = [aLetter()];
  received = [];
});

it('shows who wrote, sent and paused the letter', async () => {
  stored = [aLetter({ state: 'paused', recipients: 4 })];
  open('/staff/letters/7');
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Letter 7 is paused.')).toBeVisible();
});

it('saves a letter as a draft, and previews it as its recipients would see it', async () => {
  const { user, store, container } = open('/staff/letters/new');
  await user.type(await screen.findByLabelText('Subject'), 'Demo Day');
  await user.type(screen.getByLabelText('Text'), 'Hello there');
  await user.selectOptions(screen.getByLabelText('To'), 'Founders');
  await user.type(screen.getByLabelText('Season (optional)'), '2');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'Demo Day' })).toBeVisible();
  expect(received[0]).toMatchObject({
    name: 'letters.create',
    fields: { to: 'founders', season: '2' },
  });
  const seen = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await seen.findByText('Hello Vid')).toBeVisible();
  await user.selectOptions(seen.getByLabelText('Preview as'), 'a@b.example');
  expect(seen.getByText('Hello there')).toBeVisible();
  await pageSettled(store);
  expect(await axe(container)).toHaveNoViolations();
});

it('lists the letter', async () => {
  const { container } = open('/staff/letters');
  expect(await screen.findByRole('link', { name: 'News' })).toHaveAttribute(
    'href',
    '/staff/letters/7',
  );
  expect(screen.getByRole('link', { name: 'Write a letter' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows that no letter has been written', async () => {
  stored = [];
  open('/staff/letters');
  expect(await screen.findByText('No letters yet.')).toBeVisible();
});

it('sends a test to the reader, and sends the letter after showing the number of recipients', async () => {
  const { user } = open('/staff/letters/7');
  await user.click(await screen.findByRole('button', { name: 'Send a test to me' }));
  await waitFor(() => expect(received.map(({ name }) => name)).toEqual(['letters.test']));
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Send/ }));
  expect(dialog.getByText('It will be sent to 4 people.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Sending')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

it.each([
  [3, ['Pause', 'Cancel remaining emails']],
  [0, []],
])('a letter in transit with %i waiting mails offers %j', async (waiting, names) => {
  const counts = { waiting, sent: 1, unsubscribed: 0, dropped: 0, failed: 0, bounced: 0 };
  stored = [aLetter({ state: 'sent', started_at: '2025-03-01T10:00:00Z', counts })];
  open('/staff/letters/7');

  await screen.findByRole('button', { name: 'Remove from archive' });
  const stops = screen.queryAllByRole('button', { name: /Pause|Cancel/ });
  expect(stops.map(({ textContent }) => textContent)).toEqual(names);
});

it('lists recipients that could not be reached, with the reason', async () => {
  const problems = [{ email: 'gone@b.example', text: 'bounce: 550 no such user' }];
  stored = [
    aLetter({ state: 'sent', recipients: 4, started_at: '2025-03-01T10:00:00Z', problems }),
  ];
  const { store, container } = open('/staff/letters/7');

  const table = within(await screen.findByRole('table', { name: 'Not delivered to' }));
  expect(table.getByText('bounce: 550 no such user')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove from archive' })).toBeVisible();
  await pageSettled(store);
  expect(await axe(container)).toHaveNoViolations();
});

it('shows that the letter does not exist', async () => {
  open('/staff/letters/99');
  expect(await screen.findByText('This letter does not exist, or was deleted.')).toBeVisible();
});

it('loads the letter again after a failure', async () => {
  server.use(http.get('*/api/staff/letters/:id', () => HttpResponse.error(), { once: true }));
  const { user } = open('/staff/letters/7');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Subject')).toHaveValue('News');
});

function paragraph(text: string) {
  return { kind: 'paragraph' as const, runs: [{ text }] };
}

it('previews a letter without recipients for an unknown name', async () => {
  stored = [aLetter({ state: 'sent' })];
  const nobody = { ...preview, recipients: 0, data: [] };
  server.use(http.get('*/api/staff/letters/:id/preview', () => HttpResponse.json(nobody)));
  open('/staff/letters/7');

  const shown = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await shown.findByText('Hello there')).toBeVisible();
  expect(shown.getByText(/This audience is empty/)).toBeVisible();
  expect(shown.queryByText(/would get it now/)).toBeNull();
});
