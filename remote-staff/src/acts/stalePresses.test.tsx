import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../routes';
import { anAct } from '../testing/acts';
import { aPreview } from '../testing/answers';
import { mockActs, mockHistory, staffUser } from '../testing/mockStaff';
import { aMentorRow, aStartup, mockTable } from '../testing/mockTables';

let published = true;
const performed: unknown[] = [];
mockApi(
  mockActs(
    ['programme'],
    anAct({ name: 'startups.unpublish' }),
    anAct({ name: 'startups.publish' }),
  ),
  mockTable('mentors', [aMentorRow()]),
  http.get('*/api/staff/startups/5', () => HttpResponse.json(aStartup({ published } as never))),
  mockHistory('startup/5'),
  http.post('*/api/staff/acts/startups.unpublish/preview', () =>
    HttpResponse.json(aPreview('Zrno will be hidden.')),
  ),
  http.post('*/api/staff/acts/startups.unpublish', async ({ request }) => {
    performed.push(await request.json());
    published = false; // somebody else was faster
    return HttpResponse.json({ message: 'This was changed a moment ago.' }, { status: 409 });
  }),
);

it('a dialog keeps the act it was opened for when somebody else does it first', async () => {
  const { user } = renderPage(routes, { at: '/staff/startups/5', user: staffUser() });
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unpublish Zrno' }));
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));

  expect(await dialog.findByText('This was changed a moment ago.')).toBeVisible();
  // The page behind it offers the opposite act by now.
  await waitFor(() => expect(screen.getByText('Draft')).toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Unpublish Zrno' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(performed).toHaveLength(2));
});
