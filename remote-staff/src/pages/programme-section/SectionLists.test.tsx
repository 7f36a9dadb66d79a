import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { DEMO_PROGRAMME, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { beginProgramme, programmeCalls, store } from '../../testing/mockProgramme';
import { mockActs, staffUser } from '../../testing/mockStaff';

const server = mockApi(mockActs(['programme']), ...programmeCalls);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });
const save = () => screen.getByRole('button', { name: 'Save draft' });
beforeEach(beginProgramme);

it('a list in another order has no mark of what was wrong with the one before', async () => {
  const { user } = open('/staff/programme/partners');
  await user.click(await screen.findByRole('button', { name: 'Add to Partners' }));
  await user.click(save());
  expect(await screen.findByText('The name field is required.')).toBeVisible();

  const number = DEMO_PROGRAMME.landing.partners.length + 1;
  await user.click(screen.getByRole('button', { name: `Move Partners, entry ${number} up` }));
  expect(screen.queryByText('The name field is required.')).not.toBeInTheDocument();
  await user.click(save());
  const moved = within(screen.getAllByRole('listitem').at(-2)!);
  expect(await moved.findByText('The name field is required.')).toBeVisible();
});

it('a copied entry has the focus, whatever else is open', async () => {
  const { user } = open('/staff/programme/seasons');
  await user.click(await screen.findByRole('button', { name: 'Season 2', expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Copy Season 2' }));
  await waitFor(() =>
    expect(document.activeElement).toHaveAttribute('name', 'site.seasons.2.number'),
  );
});

it('a save whose answer was lost is no change by somebody else', async () => {
  store.lost = 1;
  const { user } = open('/staff/programme/site');
  await user.type(await screen.findByLabelText('City'), '!');
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Everything is saved.')).toBeVisible();
  expect(screen.queryByText(/Somebody else has saved/)).not.toBeInTheDocument();
  expect(store.programme.edited_at).toBe('1');
});

it('whoever leaves while it is saved is asked', async () => {
  server.use(http.post('*/api/staff/acts/:name', () => delay('infinite')));
  const { user } = open('/staff/programme/site');
  await user.type(await screen.findByLabelText('City'), '!');
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Figures' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
