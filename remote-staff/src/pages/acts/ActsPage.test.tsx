import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { mockApi, renderPage } from 'shared-ui/testing';

import { anAct, erase, findStartups } from '../../testing/acts';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { ActsPage } from './ActsPage';

mockApi(mockActs(['programme', 'people'], anAct(), findStartups, erase));
const open = () => renderPage(<ActsPage />, { at: '/staff/acts', user: staffUser() });

it('lists the acts that the reader is allowed to perform, by scope', async () => {
  const { container } = open();

  const programme = within(await screen.findByRole('region', { name: 'Programme' }));
  expect(programme.getByRole('link', { name: 'Startups: publish' })).toHaveAttribute(
    'href',
    '/staff/acts/startups.publish',
  );
  const people = within(screen.getByRole('region', { name: 'People' }));
  expect(people.getByText('Cannot be undone')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('searches names and descriptions of acts', async () => {
  const { user } = open();
  await screen.findByRole('region', { name: 'Programme' });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'everyone shows');

  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Startups: publish' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Users: erase' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' zzz');
  expect(screen.getByText('No acts match “everyone shows zzz”.')).toBeVisible();
});
