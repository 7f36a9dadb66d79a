import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct, mergeStartups } from '../../testing/acts';
import { anAnswer } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';
import { aMentorRow, aStartup, aStartupRow, mockTable } from '../../testing/mockTables';

const LONG =
  'Društvo za Unapređenje Zadružnog Ratarstva i Pčelarstva Šumadije «Žito & Češljuga» Čačak';
const seen = {
  message: `${LONG} (zrno) will be merged into Kos (kos) and deleted. What moves: people 2.`,
  before: { 'startup:5': { team: ['user:9 founder, CEO'] }, 'startup:6': { team: [] } },
  after: { 'startup:5': {}, 'startup:6': { team: ['user:9 founder, CEO'] } },
  names: { 'startup:5': LONG, 'startup:6': 'Kos', 'user:9': 'Živa Đorđević' },
  seen: 'as-it-was',
  confirm: 'zrno',
};
const performed: object[] = [];
const server = mockApi(
  mockActs(['programme'], anAct({ name: 'startups.unpublish' }), mergeStartups),
  mockTable('mentors', [aMentorRow()]),
  mockTable('startups', [aStartupRow({ id: 6, slug: 'kos', name: 'Kos' })]),
  http.get('*/api/staff/startups/5', () => HttpResponse.json(aStartup({ name: LONG } as never))),
  mockHistory('startup/5'),
  http.get('*/api/account/second-factor', () => HttpResponse.json({ passkeys: [] })),
  http.post('*/api/staff/acts/startups.merge/preview', () => HttpResponse.json(seen)),
  http.post<never, object>('*/api/staff/acts/startups.merge', async ({ request }) => {
    performed.push(await request.json());
    return HttpResponse.json(anAnswer('They are one now.'));
  }),
);
const form = '/staff/acts/startups.merge?startup=zrno';

it('the page of a startup links to the prefilled form that merges it', async () => {
  renderPage(routes, { at: '/staff/startups/5', user: staffUser() });
  const link = await screen.findByRole('link', { name: 'Merge into…' });
  expect(link).toHaveAttribute('href', form);
});

it('previews the merge, and requires a reason and the slug of the duplicate', async () => {
  const { user, container } = renderPage(routes, { at: form, user: staffUser() });
  expect(await screen.findByLabelText('Startup')).toHaveValue('zrno');
  expect(await axe(container)).toHaveNoViolations();
  await user.type(screen.getByLabelText('Into'), 'kos');
  await user.click(screen.getByRole('button', { name: 'See what will happen' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Startups: merge' }));
  expect(dialog.getByText(/What moves: people 2/)).toHaveFocus();
  expect(dialog.getByText('team of Kos').nextSibling).toHaveTextContent(
    'becomes Živa Đorđević: founder, CEO',
  );
  await user.type(dialog.getByLabelText(/^Type/), 'zrno');
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason, for the record'), 'Entered twice');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('They are one now.')).toBeVisible();
  expect(performed).toMatchObject([
    { fields: { startup: 'zrno', into: 'kos' }, why: 'Entered twice' },
  ]);
});

it('shows why two startups cannot be merged', async () => {
  const message = 'Kos is visible to everyone, and Zrno is a draft. Publish Zrno first.';
  server.use(
    http.post('*/startups.merge/preview', () => HttpResponse.json({ message }, { status: 409 })),
  );
  const { user } = renderPage(routes, { at: `${form}&into=kos`, user: staffUser() });
  await user.click(await screen.findByRole('button', { name: 'See what will happen' }));
  expect(await screen.findByText(message)).toBeVisible();
});

it('hides the link from staff without the scope', async () => {
  server.use(mockActs(['programme'], anAct({ name: 'startups.unpublish' })));
  renderPage(routes, { at: '/staff/startups/5', user: staffUser() });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Unpublish' })).toBeVisible());
  expect(screen.queryByRole('link', { name: 'Merge into…' })).not.toBeInTheDocument();
});
