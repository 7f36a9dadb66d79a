import { screen, waitFor } from '@testing-library/react';
import type { InboxEntry } from 'contract/wire/inbox.contract';
import { HttpResponse, http } from 'msw';
import { deferred, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { anEntry } from '../../testing/records';

const aMessage: InboxEntry = {
  id: 7,
  name: 'Ђурђица',
  email: 'guest@b.example',
  excerpt: 'Is there a bus?',
  state: 'open',
  assignee: null,
  created_at: '2025-03-01T10:00:00Z',
  answers: 0,
};
const server = mockApi(
  mockActs(['programme']),
  http.get('*/api/staff/record', () => HttpResponse.json({ data: [anEntry()], next_before: null })),
  http.get('*/api/staff/messages', () =>
    HttpResponse.json({ data: [aMessage], open: 1, next_before: null }),
  ),
);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });

it('shows no entries of the previous filter when the next one fails', async () => {
  const { user } = open('/staff/record');
  await screen.findByText('Zrno is in season 3.');
  server.use(http.get('*/api/staff/record', () => new HttpResponse(null, { status: 500 })));
  await user.selectOptions(screen.getByLabelText('Show'), 'all');

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('Zrno is in season 3.')).not.toBeInTheDocument();
});

it('shows no open messages while closed ones are loading', async () => {
  const answer = deferred();
  const { user } = open('/staff/messages');
  await screen.findByRole('link', { name: aMessage.name });
  server.use(
    http.get('*/api/staff/messages', () =>
      answer.promise.then(() => HttpResponse.json({ data: [], open: 1, next_before: null })),
    ),
  );
  await user.selectOptions(screen.getByLabelText('Show'), 'closed');

  await waitFor(() =>
    expect(screen.queryByRole('link', { name: aMessage.name })).not.toBeInTheDocument(),
  );
  answer.resolve();
  expect(await screen.findByText('No messages match the filters.')).toBeVisible();
});

it('does not accept years of five digits', async () => {
  open('/staff/record?from=20255-03-01');
  expect(await screen.findByText('The year must be between 1900 and 2200.')).toBeVisible();
  expect(screen.getByLabelText('To (UTC)')).toHaveAttribute('max', '2200-12-31');
});
