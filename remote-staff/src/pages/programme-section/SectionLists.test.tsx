import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { DEMO_PROGRAMME, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { beginProgramme, programmeCalls, store } from '../../testing/mockProgramme';
import { mockActs, staffUser } from '../../testing/mockStaff';

const server = mockApi(mockActs(['programme']), ...programmeCalls);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });
const save = () => screen.getByRole('button', { name: 'Save draft' });
beforeEach(beginProgramme);

it('removes the errors of a list that is reordered', async () => {
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

it('uploads a picture when it is chosen, and saves its path in the draft', async () => {
  let sent: FormDataEntryValue | null = null;
  let refuse = false;
  server.use(
    http.post('*/api/staff/programme/pictures', async ({ request }) => {
      sent = (await request.formData()).get('picture');
      if (refuse)
        return HttpResponse.json(
          { message: 'It is broken.', errors: { picture: ['It is broken.'] } },
          { status: 422 },
        );
      return HttpResponse.json({ path: 'programme/ab12.webp' }, { status: 201 });
    }),
  );
  const { user } = open('/staff/programme/partners');
  await user.click(await screen.findByRole('button', { name: 'Add to Partners' }));
  const entry = within(screen.getAllByRole('listitem').at(-1)!);
  await user.type(entry.getByLabelText('Name'), 'Žito');
  refuse = true;
  await user.upload(
    entry.getByLabelText('Picture'),
    new File(['x'], 'broken.png', { type: 'image/png' }),
  );
  expect(await entry.findByText('It is broken.')).toBeVisible();
  refuse = false;
  await user.upload(
    entry.getByLabelText('Picture'),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  );
  expect(await entry.findByRole('button', { name: 'Remove picture' })).toBeVisible();
  expect(sent).toHaveProperty('name', 'logo.png');
  await user.click(save());

  expect(await screen.findByText('All changes are saved.')).toBeVisible();
  expect(store.programme.draft?.landing.partners.at(-1)).toMatchObject({
    name: 'Žito',
    logo: 'programme/ab12.webp',
  });
});

it('focuses a copied entry', async () => {
  const { user } = open('/staff/programme/seasons');
  await user.click(await screen.findByRole('button', { name: 'Season 2', expanded: false }));
  await user.click(screen.getByRole('button', { name: 'Copy Season 2' }));
  await waitFor(() =>
    expect(document.activeElement).toHaveAttribute('name', 'site.seasons.2.number'),
  );
});

it('does not report a conflict with oneself after a save whose response was lost', async () => {
  store.lost = 1;
  const { user } = open('/staff/programme/site');
  await user.type(await screen.findByLabelText('City'), '!');
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('All changes are saved.')).toBeVisible();
  expect(screen.queryByText(/Somebody else has saved/)).not.toBeInTheDocument();
  expect(store.programme.edited_at).toBe('1');
});

it('asks for confirmation before leaving during a save', async () => {
  server.use(http.post('*/api/staff/acts/:name', () => delay('infinite')));
  const { user } = open('/staff/programme/site');
  await user.type(await screen.findByLabelText('City'), '!');
  await user.click(save());
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Figures' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});
