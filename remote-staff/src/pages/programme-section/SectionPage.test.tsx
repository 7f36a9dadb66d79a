import { act, screen, waitFor, within } from '@testing-library/react';
import type { StaffScope } from 'contract/wire/staff.contract';
import { axe } from 'jest-axe';
import { http } from 'msw';
import { DEMO_PROGRAMME, losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { beginProgramme, programmeCalls, store } from '../../testing/mockProgramme';
import { mockActs, staffUser } from '../../testing/mockStaff';

const server = mockApi(mockActs(['programme']), ...programmeCalls);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });
const save = () => screen.getByRole('button', { name: 'Save draft' });
const saved = () => screen.findByText('All changes are saved.');
const names = () => store.programme.draft.site.seasons.map(({ name }) => name);
beforeEach(beginProgramme);

it('copies a season, edits it, moves it up with the keyboard, and makes it the current one', async () => {
  const { user, container } = open('/staff/programme/seasons');
  await user.click(await screen.findByRole('button', { name: 'Copy Season 2' }));
  expect(await screen.findByLabelText('Number')).toHaveFocus();
  await user.clear(screen.getByLabelText('Number'));
  await user.type(screen.getByLabelText('Number'), '3');
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Season 3');
  expect(await axe(container)).toHaveNoViolations();

  act(() => screen.getByRole('button', { name: 'Move Season 3 up' }).focus());
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Move Season 3 up' })).toHaveFocus();
  expect(screen.getByText('Season 3 is now number 1 of 3.')).toBeInTheDocument();
  const on = screen.getByLabelText('Number of the current season');
  await user.clear(on);
  await user.type(on, '3');
  expect(
    screen.getByText('You have unsaved changes. The preview does not show them.'),
  ).toBeVisible();
  await user.click(save());
  await saved();
  expect(names()).toEqual(['Season 3', 'Season 1', 'Season 2']);
  expect(store.programme.draft.site.current_season).toBe(3);
  expect(store.programme.draft.landing).toEqual(DEMO_PROGRAMME.landing);
});

it('shows an error at its field, also within a collapsed entry', async () => {
  const { user } = open('/staff/programme/partners');
  expect(await screen.findByRole('group', { name: 'Partners' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Add to Partners' }));
  await user.click(save());
  const at = DEMO_PROGRAMME.landing.partners.length;
  const entry = within(screen.getAllByRole('listitem').at(-1)!);
  expect(await entry.findByText('The name field is required.')).toBeVisible();
  await waitFor(() => expect(entry.getByLabelText('Name')).toHaveFocus());
  expect(entry.getByLabelText('Name')).toHaveAttribute('name', `landing.partners.${at}.name`);
  await user.type(entry.getByLabelText('Name'), 'Kestrel');
  await user.click(save());
  await saved();
  expect(store.programme.draft.landing.partners[at]).toEqual({
    name: 'Kestrel',
    logo: '',
    href: '',
  });
});

it('keeps the input when somebody else has saved the draft, and merges both', async () => {
  const { user } = open('/staff/programme/site');
  const city = await screen.findByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Skopje');
  const landing = { ...DEMO_PROGRAMME.landing, founders_title: 'Theirs' };
  store.programme = { ...store.programme, draft: { ...DEMO_PROGRAMME, landing }, edited_at: '7' };
  await user.click(save());
  expect(await screen.findByText(/Someone else has saved the draft/)).toBeVisible();
  expect(city).toHaveValue('Skopje');
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await saved();
  expect(store.programme.draft.site.city).toBe('Skopje');
  expect(store.programme.draft.landing.founders_title).toBe('Theirs');
});

it('keeps the input when somebody else has published the draft, and merges both', async () => {
  const { user } = open('/staff/programme/site');
  const city = await screen.findByLabelText('City');
  await user.clear(city);
  await user.type(city, 'Skopje');
  const landing = { ...DEMO_PROGRAMME.landing, founders_title: 'Theirs' };
  const published = { ...DEMO_PROGRAMME, landing };
  store.programme = { ...store.programme, published, draft: published, version: 7 };
  await user.click(save());
  expect(await screen.findByText(/Someone else has saved the draft/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save my version' }));
  await saved();
  expect(store.programme.draft.landing.founders_title).toBe('Theirs');
  expect(store.programme.draft.site.city).toBe('Skopje');
});

it('keeps the input when a save fails, and can be saved again', async () => {
  const { user } = open('/staff/programme/site?field=site.city');
  const city = await screen.findByLabelText('City');
  await waitFor(() => expect(city).toHaveFocus());
  await user.type(city, '!');
  server.use(http.post('*/api/staff/acts/:name', losesNetwork, { once: true }));
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save());
  await saved();
  expect(store.programme.draft.site.city).toBe(`${DEMO_PROGRAMME.site.city}!`);
});

it.each<[StaffScope[], boolean]>([
  [['programme'], false],
  [['programme', 'owner'], true],
])('only owners can change the responsible company: %j', async (scopes, may) => {
  server.use(mockActs(scopes));
  open('/staff/programme/legal');
  const company = await screen.findByLabelText('Legal name');
  await waitFor(() => expect(company.matches(':disabled')).toBe(!may));
  expect(screen.queryByText(/^Only an owner can change/) === null).toBe(may);
});

it('shows that the section does not exist', async () => {
  open('/staff/programme/nothing');
  expect(await screen.findByText('This section does not exist.')).toBeVisible();
});
