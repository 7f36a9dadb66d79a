import { screen, waitFor, within } from '@testing-library/react';
import type { StaffImports, UndoDryRun, UndoneLine } from 'contract/wire/imports.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct, importStartups } from '../../testing/acts';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, staffUser } from '../../testing/mockStaff';

const undo = anAct({ name: 'import.undo', about: 'Undoes an import.' });
const ROW: StaffImports['data'][number] = {
  id: 5,
  what: 'startups',
  created: 2,
  changed: 0,
  by: 'Ђорђе Żółć-Nowakowska',
  at: '2025-03-11T08:00:00.000Z',
  until: '2025-03-12T08:00:00.000Z',
  undone_at: null,
};
const UNDONE = { ...ROW, undone_at: '2025-03-11T09:00:00.000Z' };
const REFUSED: UndoneLine = {
  line: 3,
  name: 'Nit',
  fate: 'refused',
  problem: 'Used since: it has followers.',
};

let rows = [ROW];
let lines: UndoneLine[] = [];
const run = (): UndoDryRun => {
  const of = (fate: UndoneLine['fate']) => lines.filter((one) => one.fate === fate).length;
  return {
    removed: of('removed'),
    restored: of('restored'),
    gone: of('gone'),
    refused: of('refused'),
    lines,
  };
};
const server = mockApi(
  mockActs(['programme'], importStartups, undo),
  http.get('*/api/staff/imports', () => HttpResponse.json({ data: rows })),
  http.post('*/api/staff/acts/import.undo/preview', () =>
    HttpResponse.json(aPreview('It will be undone.')),
  ),
  http.post<never, { fields: { id: number; 'dry-run'?: boolean } }>(
    '*/api/staff/acts/import.undo',
    async ({ request }) => {
      const { fields } = await request.json();
      if (fields['dry-run']) return HttpResponse.json(anAnswer(null, { ...run() }));
      rows = [UNDONE];
      return HttpResponse.json(anAnswer('The import is undone.'));
    },
  ),
);
beforeEach(() => {
  rows = [ROW];
  lines = [
    { line: 2, name: 'Žito', fate: 'removed' },
    { line: 3, name: 'Nit', fate: 'removed' },
  ];
});

const open = () => renderPage(routes, { at: '/staff/import', user: staffUser() });
const NAME = 'Undo Startups (import 5)';
const heading = () => screen.getByRole('heading', { name: 'Imports of the last 24 hours' });
const isUndone = () => HttpResponse.json({ message: 'It is already undone.' }, { status: 409 });

it('previews undoing an import, and undoes it', async () => {
  const { user, container, store } = open();
  await user.click(await screen.findByRole('button', { name: NAME }));
  expect(await screen.findByRole('heading', { name: NAME })).toHaveFocus();
  expect(
    await screen.findByText('2 removed, 0 restored, 0 already removed, 0 in use.'),
  ).toBeVisible();
  expect(screen.getByRole('table', { name: 'What will be undone' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }));
  await waitFor(() => expect(store.getState().toast.message).toBe('The import is undone.'));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.queryByRole('heading', { name: NAME })).not.toBeInTheDocument();
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('moves the focus to the heading when somebody else has undone the import meanwhile', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: NAME }));
  await user.click(await screen.findByRole('button', { name: 'Undo this import' }));
  const dialog = within(await screen.findByRole('dialog', { name: NAME }));
  rows = [UNDONE];
  server.use(http.post('*/api/staff/acts/import.undo', isUndone));
  await user.click(dialog.getByRole('button', { name: 'Undo this import' }));

  expect(await screen.findByText('Undone')).toBeVisible();
  await waitFor(() => expect(heading()).toHaveFocus());
});

it('closes the preview at the second click, and keeps the focus on the button', async () => {
  rows = [ROW, { ...ROW, id: 6 }];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: NAME }));
  await user.click(screen.getByRole('button', { name: 'Undo Startups (import 6)' }));
  expect(await screen.findByRole('heading', { name: 'Undo Startups (import 6)' })).toHaveFocus();
  expect(screen.queryByRole('heading', { name: NAME })).not.toBeInTheDocument();

  const button = screen.getByRole('button', { name: 'Undo Startups (import 6)' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(screen.queryByRole('heading', { name: /import 6/ })).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

it('shows the line that prevents undoing, without a button', async () => {
  lines = [lines[0]!, REFUSED];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: NAME }));
  const table = within(await screen.findByRole('table', { name: 'What will be undone' }));
  expect(table.getAllByRole('row')[1]).toHaveTextContent(/3.*Nit.*Used since: it has followers/);
  expect(screen.getByText(/An import can only be undone as a whole/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
});

it('offers "Try again" after a failure', async () => {
  server.use(
    http.get('*/api/staff/imports', () => HttpResponse.error(), { once: true }),
    http.post('*/api/staff/acts/import.undo', losesNetwork, { once: true }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await user.click(await screen.findByRole('button', { name: NAME }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/2 removed/)).toBeVisible();
});

it('shows that nothing was imported', async () => {
  rows = [];
  open();
  expect(await screen.findByText(/^No imports in the last 24 hours/)).toBeVisible();
});
