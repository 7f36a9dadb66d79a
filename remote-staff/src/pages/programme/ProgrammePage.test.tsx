import { screen, waitFor, within } from '@testing-library/react';
import type { StaffProgramme } from 'contract/wire/staffProgramme.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aStaffProgramme, DEMO_PROGRAMME, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, staffUser } from '../../testing/mockStaff';

let programme: StaffProgramme;
let done: { name: string; fields: unknown }[];
const acts = ['publish', 'discard', 'rollback'].map((name) => anAct({ name: `programme.${name}` }));
const server = mockApi(
  mockActs(['programme'], ...acts),
  http.get('*/api/staff/programme', () => HttpResponse.json(programme)),
  http.post('*/api/staff/acts/:name/preview', () =>
    HttpResponse.json(aPreview('It will be published.')),
  ),
  http.post<{ name: string }, { fields: unknown }>(
    '*/api/staff/acts/:name',
    async ({ request, params }) => {
      const { fields } = await request.json();
      done.push({ name: params.name, fields });
      programme = { ...programme, edited_at: null, differences: [] };
      return HttpResponse.json(anAnswer());
    },
  ),
);
const open = () => renderPage(routes, { at: '/staff/programme', user: staffUser() });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  done = [];
  const draft = {
    ...DEMO_PROGRAMME,
    site: { ...DEMO_PROGRAMME.site, city: 'Sofia', current_season: 1 },
  };
  programme = aStaffProgramme({
    published: DEMO_PROGRAMME,
    version: 2,
    draft,
    edited_at: '2025-03-03T10:00:00Z',
    differences: [
      { path: 'site.current_season', before: '2', after: '1' },
      { path: 'site.seasons.1.trailer', before: '/film', after: '' },
    ],
    versions: [
      { id: 2, published_at: '2025-03-02T10:00:00Z', by: 'Vesna Kovač', why: 'Season 2 opens' },
      { id: 1, published_at: '2025-01-02T10:00:00Z', by: 'the command line', why: null },
    ],
  });
});

it('shows what is published and what the draft changes, with links to the fields', async () => {
  const { container } = open();
  const draft = await region('Draft');
  const trailer = draft.getByRole('link', { name: 'Seasons, Season 2, Trailer' });
  expect(trailer).toHaveAttribute('href', '/staff/programme/seasons?field=site.seasons.1.trailer');
  expect(draft.getByText('nothing')).toBeVisible();
  const published = await region('Published');
  expect(published.getByText('Season 2')).toBeVisible();
  const contents = await region('Edit');
  const seasons = within(contents.getByRole('link', { name: 'Seasons' }).closest('li')!);
  expect(seasons.getByText('2 entries')).toBeVisible();
  expect(seasons.getByText('Changed')).toBeVisible();
  expect(contents.getByRole('link', { name: 'Testimonials' })).toBeVisible();
  const menu = within(screen.getByRole('navigation', { name: 'Staff' }));
  expect(menu.getByRole('link', { name: 'Programme', current: 'page' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('publishes the draft after a preview', async () => {
  const { user } = open();
  const draft = await region('Draft');
  await user.type(draft.getByLabelText(/^Version note/), 'Season 1 again');
  await user.click(await draft.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the programme' }));
  expect(dialog.getByText('It will be published.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/No draft yet/)).toBeVisible();
  const seen = { 'edited-at': '2025-03-03T10:00:00Z' };
  expect(done).toEqual([
    { name: 'programme.publish', fields: { ...seen, because: 'Season 1 again' } },
  ]);
});

it('shows the new draft when somebody else has saved one before it is published', async () => {
  const conflict = { message: 'Another draft was saved.' };
  server.use(
    http.post(
      '*/api/staff/acts/:name/preview',
      () => {
        const differences = [{ path: 'site.city', before: 'Belgrade', after: 'Skopje' }];
        programme = { ...programme, edited_at: '2025-03-03T11:00:00Z', differences };
        return HttpResponse.json(conflict, { status: 409 });
      },
      { once: true },
    ),
  );
  const { user } = open();
  const draft = await region('Draft');
  await user.click(await draft.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Skopje')).toBeVisible();
  await user.click((await region('Draft')).getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the programme' }));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await screen.findByText(/No draft yet/);
  expect(done).toEqual([
    { name: 'programme.publish', fields: { 'edited-at': '2025-03-03T11:00:00Z' } },
  ]);
});

it('discards the draft that was shown, but no newer one', async () => {
  const { user } = open();
  const draft = await region('Draft');
  await user.click(await draft.findByRole('button', { name: 'Discard draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the draft' }));
  await user.click(dialog.getByRole('button', { name: 'Discard draft' }));
  expect(await screen.findByText(/No draft yet/)).toBeVisible();
  const fields = { 'edited-at': '2025-03-03T10:00:00Z' };
  expect(done).toEqual([{ name: 'programme.discard', fields }]);
  const heading = screen.getByRole('heading', { name: 'Draft' });
  await waitFor(() => expect(heading).toHaveFocus());
});

it('links to a preview of the draft in a tab and in a window of the width of a phone', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user } = open();
  const draft = await region('Draft');
  const link = draft.getByRole('link', { name: 'Preview' });
  expect(link).toHaveAttribute('href', '/?programme=draft');
  expect(link).toHaveAttribute('target', '_blank');
  await user.click(draft.getByRole('link', { name: 'Preview at phone size' }));
  expect(opened).toHaveBeenCalledWith(
    '/?programme=draft',
    '_blank',
    expect.stringContaining('width=390'),
  );
});

it('rolls back to an earlier version, but not to the published one', async () => {
  const { user } = open();
  const versions = await region('Versions');
  expect(versions.getByText('“Season 2 opens”')).toBeVisible();
  await user.click(await versions.findByRole('button', { name: 'Roll back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll back to version 1' }));
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText(/No draft yet/)).toBeVisible();
  expect(done).toEqual([{ name: 'programme.rollback', fields: { version: 1 } }]);
});

it('lists everything that is missing in an empty programme', async () => {
  programme = aStaffProgramme({
    missing: [
      { path: 'site.current_season', text: 'No current season is set.' },
      { path: 'legal.company', text: 'The legal name of the responsible party is missing.' },
    ],
    installation: [
      { text: 'Mails are files.', change: 'the variable SMTP_URL' },
      { text: 'This startup is the demo’s: Zrno', change: '/staff/startups' },
    ],
  });
  open();
  const missing = await region('Before launch');
  expect(missing.getByRole('link', { name: 'Legal name' })).toHaveAttribute(
    'href',
    '/staff/programme/legal?field=legal.company',
  );
  expect(missing.getByText('No current season is set.')).toBeVisible();
  const around = within(missing.getByRole('list', { name: 'Installation' }));
  expect(around.getByText('Change it: the variable SMTP_URL')).toBeVisible();
  expect(around.getByRole('link', { name: 'This startup is the demo’s: Zrno' })).toHaveAttribute(
    'href',
    '/staff/startups',
  );
  expect(screen.getByText(/Nothing is published yet/)).toBeVisible();
  expect(screen.getByText('No versions yet.')).toBeVisible();
});

it('offers "Try again" when the programme cannot be loaded', async () => {
  server.use(http.get('*/api/staff/programme', () => HttpResponse.error(), { once: true }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Versions' })).toBeVisible();
});
