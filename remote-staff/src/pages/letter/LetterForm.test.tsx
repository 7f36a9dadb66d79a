import { screen, waitFor, within } from '@testing-library/react';
import type { StaffLetter } from 'contract/wire/letters.contract';
import { HttpResponse, http } from 'msw';
import { deferred, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { aLetter } from '../../testing/aLetter';
import { anAnswer } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';

let stored: StaffLetter;
let received: { name: string; fields: Record<string, unknown> }[] = [];
const body = { type: 'string', maxLength: 20_000, mergeFields: ['name', 'startup'] };
const create = anAct({
  name: 'letters.create',
  scope: 'letters',
  fields: { properties: { body } },
});
const acts = ['send', 'delete'].map((name) => anAct({ name: `letters.${name}`, scope: 'letters' }));
const server = mockApi(
  mockActs(['letters'], create, ...acts),
  http.get('*/api/staff/letters/:id', () => HttpResponse.json(stored)),
  mockHistory('letter/:id'),
  http.get('*/api/staff/letters/:id/preview', () =>
    HttpResponse.json({
      recipients: 0,
      problems: [],
      data: [],
      nameless: { subject: 'News', blocks: [] },
    }),
  ),
  http.post<{ name: string }, { fields: Record<string, unknown> }>(
    '*/api/staff/acts/:name',
    async ({ request, params }) => {
      const { fields } = await request.json();
      received.push({ name: params.name, fields });
      stored = aLetter({ body: String(fields.body), changed_at: '2025-03-01T12:00:00Z' });
      return HttpResponse.json(anAnswer('Done.', { id: 7 }));
    },
  ),
);
const open = (at: string) => renderPage(routes, { at, user: staffUser() });

/** A stored draft with further input, after a press of Save. */
async function savesWith(more: string) {
  const { user } = open('/staff/letters/7');
  const text = await screen.findByLabelText('Text');
  await user.type(text, more);
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  return { user, text };
}

/** The stored letter changes before the page saves, so the first save is refused. */
function changesMeanwhile(theirs: Partial<StaffLetter>, message: string) {
  const refused = () => {
    stored = aLetter({ ...theirs, changed_at: '2025-03-01T11:00:00Z' });
    return HttpResponse.json({ message }, { status: 409 });
  };
  server.use(http.post('*/api/staff/acts/letters.edit', refused, { once: true }));
}

beforeEach(() => {
  stored = aLetter();
  received = [];
});

it('inserts merge fields from a list', async () => {
  const { user } = open('/staff/letters/7');
  const text = await screen.findByLabelText('Text');
  await user.click(await screen.findByRole('button', { name: '{{startup}}' }));
  expect(text).toHaveValue('Hello {{name}}{{startup}}');
  expect(text).toHaveFocus();
  await user.keyboard(' now');
  expect(text).toHaveValue('Hello {{name}}{{startup}} now');

  const subject = screen.getByLabelText('Subject');
  await user.type(subject, ': ', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  await user.click(screen.getByRole('button', { name: '{{name}}' }));
  expect(subject).toHaveValue(': {{name}}');
});

it('can be tested and sent only when everything is saved', async () => {
  const { user } = open('/staff/letters/7');
  await user.type(await screen.findByLabelText('Text'), '!');
  expect(screen.getByText(/Save the draft before/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Send/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Text'), '{Backspace}');
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
});

it('asks for confirmation before leaving while it is saved, and keeps the input when that fails', async () => {
  const answer = deferred();
  const message = 'Not now.';
  server.use(
    http.post('*/api/staff/acts/letters.edit', () =>
      answer.promise.then(() => HttpResponse.json({ message }, { status: 503 })),
    ),
  );
  const { user, text } = await savesWith(', mine');
  await navigate(-1);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  answer.resolve();

  expect(await screen.findByRole('alert')).toBeVisible();
  expect(text).toHaveValue('Hello {{name}}, mine');
});

it('keeps what is typed during the first save, and saves it to the same letter', async () => {
  const answer = deferred();
  server.use(http.post('*/api/staff/acts/letters.create', () => answer.promise, { once: true }));
  const { user } = open('/staff/letters/new');
  await user.type(await screen.findByLabelText('Subject'), 'News');
  const text = screen.getByLabelText('Text');
  await user.type(text, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await user.type(text, ', all');
  answer.resolve();

  await waitFor(() => expect(location.pathname).toBe('/staff/letters/7'));
  expect(await screen.findByText(/Save the draft before/)).toBeVisible();
  expect(screen.getByLabelText('Text')).toHaveValue('Hello, all');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(received.map(({ name }) => name)).toEqual(['letters.create', 'letters.edit']);
  expect(received[1]).toMatchObject({ fields: { id: 7, body: 'Hello, all' } });
});

it('overwrites what somebody else saved meanwhile only after confirmation', async () => {
  changesMeanwhile({ body: 'Theirs' }, 'Somebody else has changed it.');
  const { user, text } = await savesWith(', mine');
  const alert = within(await screen.findByRole('alert'));
  expect(text).toHaveValue('Hello {{name}}, mine');
  await user.click(alert.getByRole('button', { name: 'Save my version' }));

  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(received.at(-1)).toMatchObject({
    name: 'letters.edit',
    fields: { body: 'Hello {{name}}, mine', 'changed-at': '2025-03-01T11:00:00Z' },
  });
});

it('discards the input and shows what somebody else saved, on request', async () => {
  changesMeanwhile({ body: 'Theirs' }, 'Somebody else has changed it.');
  const { user, text } = await savesWith(', mine');
  await user.click(await screen.findByRole('button', { name: 'Use their version' }));

  expect(text).toHaveValue('Theirs');
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
  expect(received).toEqual([]);
});

describe('a letter that somebody else sends while it is edited', () => {
  /** A page with unsaved input whose letter has been sent since; saving was refused for that. */
  async function typedInto() {
    changesMeanwhile({ state: 'sending' }, 'It is being sent.');
    const { user } = await savesWith(', mine');
    const alert = within(await screen.findByRole('alert'));
    return { user, alert };
  }

  it('can be saved as a new draft', async () => {
    const { user, alert } = await typedInto();
    expect(screen.getByLabelText('Text')).toHaveValue('Hello {{name}}, mine');
    await user.click(alert.getByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject({
      name: 'letters.create',
      fields: { body: 'Hello {{name}}, mine' },
    });
  });

  it('keeps what is typed while the new draft is saved, as unsaved changes of it', async () => {
    const answer = deferred();
    const stores = async () => {
      await answer.promise;
      return HttpResponse.json(anAnswer('Done.', { id: 8 }));
    };
    const added = aLetter({ id: 8, body: 'Hello {{name}}, mine' });
    server.use(
      http.post('*/api/staff/acts/letters.create', stores, { once: true }),
      http.get('*/api/staff/letters/8', () => HttpResponse.json(added)),
    );
    const { user, alert } = await typedInto();
    await user.click(alert.getByRole('button', { name: 'Save as a new draft' }));
    await user.type(screen.getByLabelText('Text'), ' too');
    answer.resolve();

    await waitFor(() => expect(location.pathname).toBe('/staff/letters/8'));
    expect(await screen.findByText(/Save the draft before/)).toBeVisible();
    expect(screen.getByLabelText('Text')).toHaveValue('Hello {{name}}, mine too');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject({
      name: 'letters.edit',
      fields: { id: 8, body: 'Hello {{name}}, mine too' },
    });
  });

  it('shows the sent letter when the input is discarded', async () => {
    const { user, alert } = await typedInto();
    await user.click(alert.getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(screen.queryByLabelText('Text')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(received).toEqual([]);
  });
});
