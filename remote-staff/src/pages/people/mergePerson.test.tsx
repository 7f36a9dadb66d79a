import { screen, waitFor, within } from '@testing-library/react';
import type { StaffPersonDetails } from 'contract/wire/staff-details.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { erase, merge } from '../../testing/acts';
import { anAnswer } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';

const GOES = 'ana+2@kos.example';
const person: StaffPersonDetails = {
  id: 9,
  name: 'Ana Kos',
  email: GOES,
  username: 'ana_2',
  roles: ['founder'],
  verified: true,
  disabled: false,
  leaving: false,
  second_factor: false,
  startups: [],
  is_mentor: false,
  devices: 1,
  last_used_at: null,
  scopes: [],
  invitations: [],
  created_at: '2025-01-02T08:00:00.000Z',
};
const seen = {
  message: `${GOES} will be merged into ana@kos.example and erased. What moves: teams 1.`,
  before: { 'user:9': { erased: false } },
  after: { 'user:9': { erased: true } },
  names: { 'user:9': 'Former member' },
  seen: 'as-it-was',
  confirm: GOES,
};
const performed: { fields: object; why?: string }[] = [];
const server = mockApi(
  mockActs(['people'], erase, merge),
  http.get('*/api/staff/people/9', () => HttpResponse.json(person)),
  mockHistory('user/9'),
  http.get('*/api/account/second-factor', () => HttpResponse.json({ passkeys: [] })),
  http.post('*/api/staff/acts/users.merge/preview', () => HttpResponse.json(seen)),
  http.post<never, { fields: object; why?: string }>(
    '*/api/staff/acts/users.merge',
    async ({ request }) => {
      performed.push(await request.json());
      return HttpResponse.json(anAnswer('They are one now.'));
    },
  ),
);

const form = `/staff/acts/users.merge?${new URLSearchParams({ user: GOES })}`;

it('the page of a person links to the prefilled form that merges them', async () => {
  renderPage(routes, { at: '/staff/people/9', user: staffUser() });

  const link = await screen.findByRole('link', { name: 'Merge into…' });
  expect(link).toHaveAttribute('href', form);
});

it('previews the merge, and requires a reason and the address of the duplicate', async () => {
  const { user, container } = renderPage(routes, { at: form, user: staffUser() });
  expect(await screen.findByLabelText('User')).toHaveValue(GOES);
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Into'), 'ana@kos.example');
  await user.click(screen.getByRole('button', { name: 'See what will happen' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Users: merge' }));
  expect(dialog.getByText(/What moves: teams 1/)).toBeVisible();
  await user.type(dialog.getByLabelText(/^Type/), GOES);
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason, for the record'), 'Asked by phone');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('They are one now.')).toBeVisible();
  expect(performed).toMatchObject([
    { fields: { user: GOES, into: 'ana@kos.example' }, why: 'Asked by phone' },
  ]);
});

it('shows why two accounts cannot be merged', async () => {
  const message =
    'Both have a session at the same time: 2025-03-18 06:00 UTC with Zrno and with Kos.';
  server.use(
    http.post('*/users.merge/preview', () => HttpResponse.json({ message }, { status: 409 })),
  );
  const { user } = renderPage(routes, {
    at: `${form}&into=ana@kos.example`,
    user: staffUser(),
  });
  await user.click(await screen.findByRole('button', { name: 'See what will happen' }));

  expect(await screen.findByText(message)).toBeVisible();
});

it('hides the link from staff without the scope', async () => {
  server.use(mockActs(['people'], erase));
  renderPage(routes, { at: '/staff/people/9', user: staffUser() });

  await waitFor(() => expect(screen.getByRole('button', { name: 'Erase' })).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Merge into…' })).not.toBeInTheDocument();
});
