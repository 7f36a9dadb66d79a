import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import {
  anAct,
  editProgramme,
  erase,
  findStartups,
  importStartups,
  season,
} from '../../testing/acts';
import { anAnswer } from '../../testing/answers';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { aStartupRow, mockTable } from '../../testing/mockTables';

interface Reported {
  fields: Record<string, unknown>;
  seen?: string;
  confirm?: string;
  why?: string;
  file?: string;
}

const received: { preview: Reported[]; done: Reported[] } = { preview: [], done: [] };
const preview = {
  message: 'Zrno will be in season 3.',
  before: { 'startup:5': { season_number: 2, seasons: [1, 2] } },
  after: { 'startup:5': { season_number: 3, seasons: [1, 2, 3] } },
  names: { 'startup:5': 'Zrno' },
  seen: 'as-it-was',
  confirm: null as string | null,
};
const server = mockApi(
  mockActs(
    ['programme', 'people'],
    anAct(),
    season,
    findStartups,
    erase,
    importStartups,
    editProgramme,
  ),
  http.get('*/api/account/second-factor', () => HttpResponse.json({ passkeys: [] })),
  http.post<never, Reported>('*/api/staff/acts/:name/preview', async ({ request }) => {
    received.preview.push(await request.json());
    return HttpResponse.json(preview);
  }),
  http.post<never, Reported>('*/api/staff/acts/:name', async ({ request }) => {
    received.done.push(await request.json());
    return HttpResponse.json(anAnswer('Zrno is in season 3.'));
  }),
);
beforeEach(() => {
  received.preview = [];
  received.done = [];
});

const open = (at: string) => renderPage(routes, { at, user: staffUser() });
const refuse = (status: number, errors: Record<string, string[]>) =>
  HttpResponse.json({ message: Object.values(errors)[0]![0], errors }, { status });

it('builds the form of an act from its fields, prefilled from the address', async () => {
  const { container } = open('/staff/acts/startups.season?startup=zrno&also');

  expect(await screen.findByLabelText('Startup')).toHaveValue('zrno');
  expect(screen.getByLabelText('Season')).toHaveAttribute('type', 'number');
  expect(screen.getByLabelText('Also')).toBeChecked();
  expect(
    screen.getByText(/^Type a name, then choose from the list\. Slug or id of the startup\.$/),
  ).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('finds a startup by name, and fills in its slug', async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    mockTable('startups', [aStartupRow(), aStartupRow({ id: 6, slug: 'zar', name: 'Žar' })], asked),
  );
  const { user, container } = open('/staff/acts/startups.publish');
  await user.type(await screen.findByLabelText('Startup'), 'žar');

  const offered = await waitFor(() => {
    const options = [...container.querySelectorAll('option')];
    expect(options).not.toEqual([]);
    return options;
  });
  expect(offered.map(({ value, label }) => [value, label])).toEqual([
    ['zrno', 'Zrno'],
    ['zar', 'Žar'],
  ]);
  expect(asked.map((one) => one.get('search'))).toEqual(['žar']); // one debounced call
});

it('shows a preview, asks for confirmation, and shows the result', async () => {
  const { user } = open('/staff/acts/startups.season?startup=zrno');
  await user.type(await screen.findByLabelText('Season'), '3');
  await user.click(screen.getByRole('button', { name: 'See what will happen' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Startups: season' }));
  expect(dialog.getByText('Zrno will be in season 3.')).toBeVisible();
  expect(dialog.getByText('season number')).toBeVisible();
  expect(received.preview).toEqual([{ fields: { startup: 'zrno', season: 3 } }]);
  expect(received.done).toEqual([]);
  await user.type(dialog.getByLabelText(/^Reason/), 'They came back');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('Zrno is in season 3.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(received.done).toEqual([
    { fields: { startup: 'zrno', season: 3 }, seen: 'as-it-was', why: 'They came back' },
  ]);
});

it('shows the error of each field', async () => {
  server.use(
    http.post('*/preview', () =>
      refuse(422, { 'fields.season': ['Too big: expected number to be <=1000'] }),
    ),
  );
  const { user } = open('/staff/acts/startups.season?startup=zrno');
  await user.type(await screen.findByLabelText('Season'), '5000{Enter}');

  await waitFor(() => expect(screen.getByLabelText('Season')).toHaveFocus());
  expect(screen.getByLabelText('Season')).toBeInvalid();
  expect(screen.getByText(/Too big/)).toBeVisible();
});

it('requires typing the address and the second factor before an act that cannot be undone', async () => {
  let proven = false;
  server.use(
    http.post('*/preview', () => HttpResponse.json({ ...preview, confirm: 'ana@kos.example' })),
    http.post<never, Reported>('*/api/staff/acts/users.erase', async ({ request }) => {
      if (!proven) return refuse(403, { second_factor: ['Please confirm it first.'] });
      received.done.push(await request.json());
      return HttpResponse.json(anAnswer('ana@kos.example is erased.'));
    }),
    http.post('*/second-factor/proof', () => {
      proven = true;
      return HttpResponse.json({ message: 'Thank you.' });
    }),
  );
  const { user } = open('/staff/acts/users.erase?user=ana@kos.example');
  await user.click(await screen.findByRole('button', { name: 'See what will happen' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Users: erase' }));
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await user.type(dialog.getByLabelText(/^Type ana@kos/), 'Ana@Kos.example');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
  await user.type(proof.getByLabelText('Code'), '123456{Enter}');

  expect(await screen.findByText('ana@kos.example is erased.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(received.done).toMatchObject([{ confirm: 'Ana@Kos.example', seen: 'as-it-was' }]);
});

it('shows a new preview when somebody changed the data meanwhile', async () => {
  server.use(
    http.post(
      '*/api/staff/acts/startups.publish',
      () => HttpResponse.json({ message: 'This was changed a moment ago.' }, { status: 409 }),
      { once: true },
    ),
  );
  const { user } = open('/staff/acts/startups.publish?startup=zrno');
  await user.click(await screen.findByRole('button', { name: 'See what will happen' }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));

  expect(await screen.findByText('This was changed a moment ago.')).toBeVisible();
  await waitFor(() => expect(received.preview).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Zrno is in season 3.')).toBeVisible();
});

it('lists the results, or shows that nothing was found', async () => {
  const rows = [
    { id: 5, slug: 'zrno', seasons: [1, 2], published: true },
    { id: 6, slug: 'žar' },
  ];
  server.use(
    http.post('*/api/staff/acts/startups.find', () => HttpResponse.json(anAnswer(null, rows)), {
      once: true,
    }),
    http.post('*/api/staff/acts/startups.find', () => HttpResponse.json(anAnswer(null, []))),
  );
  const { user, container } = open('/staff/acts/startups.find');
  await user.click(await screen.findByRole('button', { name: 'Look up' }));

  const table = within(await screen.findByRole('table', { name: 'Answer' }));
  expect(table.getByRole('row', { name: /5 zrno 1, 2 yes/ })).toBeVisible();
  expect(screen.getByText('2 results')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByText('No results.')).toBeVisible();
  expect(received.preview).toEqual([]);
});

it.each([
  ['startups.csv', 'text/csv', 'name,season\nZrno,2', importStartups],
  ['programme.json', 'application/json', '{}', editProgramme],
])('sends the text of %s when the act accepts that format', async (name, type, text, act) => {
  const { user } = open(`/staff/acts/${act.name}`);
  const file = new File([text], name, { type });
  await user.upload(await screen.findByLabelText('File'), file);
  await user.click(screen.getByRole('button', { name: 'See what will happen' }));

  await waitFor(() => expect(received.preview).toEqual([{ fields: {}, file: text }]));
});

it('shows that the act does not exist', async () => {
  open('/staff/acts/startups.burn');
  expect(await screen.findByText(/This act does not exist/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All acts' })).toBeVisible();
});
