import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { anAct } from '../../testing/acts';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { PeoplePage } from './PeoplePage';

mockApi(
  mockActs(['people'], anAct({ name: 'users.create' })),
  http.get('*/api/staff/people', () =>
    HttpResponse.json({ data: [], next: null, total: 0, has_more_than_total: false }),
  ),
);

it('links to the import of people, and to the form for an account', async () => {
  renderPage(<PeoplePage />, { at: '/staff/people', user: staffUser() });

  const importing = screen.getByRole('link', { name: 'Import' });
  expect(importing).toHaveAttribute('href', '/staff/import?kind=import.people');
  expect(screen.getByRole('link', { name: 'New account' })).toBeVisible();
  expect(await screen.findByText('There are no people yet.')).toBeVisible();
});
