import { screen, waitFor, within } from '@testing-library/react';
import type { TodayEntry } from 'contract/wire/today.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { anAct } from '../../testing/acts';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { TodayPage } from './TodayPage';

const draft = {
  id: '5',
  name: 'Zrno',
  text: 'Not published',
  at: null,
  to: '/staff/startups/5',
  act: { name: 'startups.publish', fields: { startup: 'zrno' }, label: 'Publish' },
};
const lapsing = {
  ...draft,
  id: '7',
  name: 'ana@kos.example',
  at: '2025-03-03T10:00:00Z',
  act: null,
};
let entries: TodayEntry[];
const server = mockApi(
  mockActs(['programme'], anAct()),
  http.get('*/api/staff/today', () => HttpResponse.json({ data: entries })),
  http.post('*/api/staff/acts/startups.publish/preview', () =>
    HttpResponse.json(aPreview('Zrno will be shown to everyone.')),
  ),
  http.post('*/api/staff/acts/startups.publish', () => {
    entries = entries.map((entry) => ({ ...entry, total: 0, items: [] }));
    return HttpResponse.json(anAnswer('Zrno is shown to everyone.'));
  }),
);
beforeEach(() => {
  entries = [
    { kind: 'invitations', total: 8, items: [lapsing] },
    { kind: 'drafts', total: 1, items: [draft] },
  ];
});
const open = () => renderPage(<TodayPage />, { at: '/staff', user: staffUser() });

it('lists pending jobs, and does one in three clicks', async () => {
  const { user, container, store } = open();

  const drafts = within(await screen.findByRole('region', { name: 'Drafts to publish' }));
  expect(drafts.getByRole('link', { name: 'Zrno' })).toBeVisible();
  const invitations = within(screen.getByRole('region', { name: 'Invitations that expire soon' }));
  expect(invitations.getByText('and 7 more')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(await drafts.findByRole('button', { name: 'Publish Zrno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish: Zrno' }));
  expect(dialog.getByText('Zrno will be shown to everyone.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await drafts.findByText('Nothing to publish.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(store.getState().toast.message).toBe('Zrno is shown to everyone.');
});

it('links the most frequent jobs that the reader is allowed to do', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Publish a startup' })).toHaveAttribute(
    'href',
    '/staff/acts/startups.publish',
  );
  expect(screen.queryByRole('link', { name: 'Add a member' })).not.toBeInTheDocument();
  const menu = within(screen.getByRole('navigation', { name: 'Staff' }));
  expect(menu.getByRole('link', { name: 'Today', current: 'page' })).toBeVisible();
});

it('offers an import to staff who may only import people', async () => {
  server.use(mockActs(['people'], anAct({ name: 'import.people', scope: 'people' })));
  open();
  const link = await screen.findByRole('link', { name: 'Import a spreadsheet' });
  expect(link).toHaveAttribute('href', '/staff/import');
});

it('offers "Try again" when the jobs cannot be loaded', async () => {
  server.use(http.get('*/api/staff/today', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Drafts to publish' })).toBeVisible();
});
