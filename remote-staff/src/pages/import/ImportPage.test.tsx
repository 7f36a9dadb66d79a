import { screen, waitFor, within } from '@testing-library/react';
import type { ImportDryRun } from 'contract/wire/imports.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { importStartups } from '../../testing/acts';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, staffUser } from '../../testing/mockStaff';

interface Call {
  fields: { map: string; 'dry-run'?: boolean };
  file: string;
}

const calls: Call[] = [];
/** The api waits for this promise before it responds. */
let answered = Promise.resolve();
const run = (map: Record<string, string>): ImportDryRun => {
  const isRight = map.name === 'company';
  return {
    rows: 1,
    created: isRight ? 1 : 0,
    changed: 0,
    unchanged: 0,
    wrong: isRight ? 0 : 1,
    headings: ['company', 'industry'],
    columns: [
      { name: 'name', about: 'needed', heading: isRight ? 'company' : null },
      { name: 'industry', about: 'needed', heading: 'industry' },
    ],
    lines: isRight
      ? [{ line: 2, name: 'Nit', fate: 'created' }]
      : [{ line: 2, name: '', fate: 'wrong', problem: 'name: missing' }],
  };
};
const RIGHT = '1 row: 1 new, 0 changed, 0 unchanged, 0 with errors.';
const server = mockApi(
  mockActs(['programme'], importStartups),
  http.post<never, Call>('*/api/staff/acts/import.startups', async ({ request }) => {
    const call = await request.json();
    calls.push(call);
    await answered;
    const isTry = call.fields['dry-run'] === true;
    const message = isTry ? null : '1 row was imported: 1 new, 0 changed.';
    const answer = isTry ? run(JSON.parse(call.fields.map)) : {};
    return HttpResponse.json(anAnswer(message, answer));
  }),
  http.get('*/api/staff/imports', () => HttpResponse.json({ data: [] })),
  http.post('*/api/staff/acts/import.startups/preview', () =>
    HttpResponse.json(aPreview('1 row will be imported.')),
  ),
);
beforeEach(() => {
  calls.splice(0);
  answered = Promise.resolve();
});

/** Holds the api's response back. @returns a function that releases it */
function hold(): () => void {
  let release = () => {};
  answered = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

const FILE = 'Company,Industry\nNit,Textiles\n';
const open = async () => {
  const page = renderPage(routes, { at: '/staff/import', user: staffUser() });
  const input = await screen.findByLabelText('File');
  await page.user.upload(input, new File([FILE], 'startups.csv', { type: 'text/csv' }));
  return page;
};

it('shows the errors by line, accepts another heading, and imports the valid lines', async () => {
  const { user, container, store } = await open();
  const table = within(await screen.findByRole('table', { name: 'Lines of the file' }));
  expect(table.getByText('name: missing')).toBeVisible();
  expect(screen.getByText(/Nothing can be imported until every row is correct/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();

  await user.selectOptions(screen.getByLabelText('name'), 'company');
  expect(await screen.findByText(RIGHT)).toBeVisible();
  expect(screen.getByRole('cell', { name: /New/ })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole('button', { name: 'Import 1 row' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
  await user.click(dialog.getByRole('button', { name: 'Import 1 row' }));
  await waitFor(() =>
    expect(store.getState().toast.message).toBe('1 row was imported: 1 new, 0 changed.'),
  );
  expect(calls.at(-1)).toMatchObject({ fields: { map: '{"name":"company"}' }, file: FILE });
  expect(calls.at(-1)!.fields).not.toHaveProperty('dry-run');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('File')).toHaveFocus());
});

it('shows why a file cannot be read', async () => {
  const message = 'The file is empty.';
  server.use(
    http.post('*/api/staff/acts/import.startups', () =>
      HttpResponse.json({ message }, { status: 422 }),
    ),
  );
  await open();
  expect(await screen.findByText(message)).toBeVisible();
});

it('keeps all chosen headings during a dry run, and shows the result of the last one', async () => {
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('name'), 'company');
  const press = await screen.findByRole('button', { name: 'Import 1 row' });
  await waitFor(() => expect(press).not.toHaveAttribute('aria-busy'));

  const first = hold();
  await user.selectOptions(screen.getByLabelText('name'), '');
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(press).toHaveAttribute('aria-busy', 'true');
  const last = hold();
  await user.selectOptions(screen.getByLabelText('name'), 'company');
  await user.selectOptions(screen.getByLabelText('industry'), '');
  await waitFor(() => expect(calls).toHaveLength(5));
  expect(screen.getByLabelText('name')).toHaveValue('company');
  expect(screen.getByLabelText('industry')).toHaveValue('');
  expect(JSON.parse(calls.at(-1)!.fields.map)).toEqual({ name: 'company', industry: '' });

  last();
  await waitFor(() => expect(press).not.toHaveAttribute('aria-busy'));
  first();
  expect(await screen.findByText(RIGHT)).toBeVisible();
  expect(press).toBeVisible();
});

it('keeps the last result when a dry run fails, and retries it with the same headings', async () => {
  const { user } = await open();
  await screen.findByText('name: missing');
  server.use(http.post('*/api/staff/acts/import.startups', losesNetwork, { once: true }));
  await user.selectOptions(screen.getByLabelText('name'), 'company');

  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('table', { name: 'Lines of the file' })).toBeVisible();
  expect(screen.getByLabelText('name')).toHaveValue('company');
  await user.click(again);
  expect(await screen.findByText(RIGHT)).toBeVisible();
  expect(calls.at(-1)!.fields.map).toBe('{"name":"company"}');
});

it('reads a file of the same name again after it was corrected', async () => {
  const { user } = renderPage(routes, { at: '/staff/import', user: staffUser() });
  const file = new File([FILE], 'startups.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('File'), file);
  await screen.findByText('name: missing');
  await user.upload(screen.getByLabelText('File'), file);
  await waitFor(() => expect(calls).toHaveLength(2));
});

it('refetches nothing after a dry run', async () => {
  let listed = 0;
  server.use(
    http.get('*/api/staff/acts', () => {
      listed += 1;
      return HttpResponse.json({ scopes: ['programme'], data: [importStartups] });
    }),
  );
  const { user } = await open();
  await user.selectOptions(await screen.findByLabelText('name'), 'company');
  expect(await screen.findByText(RIGHT)).toBeVisible();
  expect(listed).toBe(1);
});

it('offers "Try again" after a failure, and shows that the scopes allow no import', async () => {
  server.use(
    http.get('*/api/staff/acts', () => HttpResponse.error(), { once: true }),
    mockActs(['letters']),
  );
  const { user } = renderPage(routes, { at: '/staff/import', user: staffUser() });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your scopes do not allow imports.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All acts' })).toBeVisible();
});
