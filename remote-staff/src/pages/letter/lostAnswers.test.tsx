import { screen, waitFor, within } from '@testing-library/react';
import type { StaffLetter } from 'contract/wire/letters.contract';
import { HttpResponse, http } from 'msw';
import { losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { aLetter } from '../../testing/aLetter';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';

let stored: StaffLetter[] = [];
/** Responses by `Idempotency-Key`. */
const answers = new Map<string | null, object>();
/** Replaces the next response. */
let lost: (() => Response) | undefined;

const NOTHING = { recipients: 0, problems: [], data: [], nameless: { subject: '', blocks: [] } };

mockApi(
  mockActs(['letters'], anAct({ name: 'letters.send', scope: 'letters' })),
  mockHistory('letter/:id'),
  http.get('*/api/staff/letters/:id', ({ params }) =>
    HttpResponse.json(stored.find(({ id }) => String(id) === params.id)),
  ),
  http.get('*/api/staff/letters/:id/preview', () => HttpResponse.json(NOTHING)),
  http.post('*/api/staff/acts/:name/preview', () => HttpResponse.json(aPreview('It is mailed.'))),
  http.post<{ name: string }, { fields: Record<string, string> }>(
    '*/api/staff/acts/:name',
    async ({ request, params }) => {
      const key = request.headers.get('idempotency-key');
      const { fields } = await request.json();
      if (!answers.has(key)) {
        if (fields['changed-at'] && fields['changed-at'] !== stored[0]?.changed_at)
          return HttpResponse.json({ message: 'Somebody else has changed it.' }, { status: 409 });
        answers.set(key, anAnswer('Done.', { id: put(params.name, fields) }));
      }
      const answer = lost?.() ?? HttpResponse.json(answers.get(key));
      lost = undefined;
      return answer;
    },
  ),
);

/** Performs an act as the api does. @returns the id of the letter */
function put(name: string, { subject = '', body = '' }: Record<string, string>): number {
  const id = 7 + (name === 'letters.create' ? stored.length : 0);
  const changed_at = `2025-03-01T12:00:0${answers.size}Z`;
  if (name === 'letters.create') stored.push(aLetter({ id, subject, body, changed_at }));
  if (name === 'letters.edit') stored = [aLetter({ subject, body, changed_at })];
  if (name === 'letters.send') stored = [aLetter({ state: 'sending', changed_at })];
  return id;
}
const open = (at: string) => renderPage(routes, { at, user: staffUser() });
const save = () => screen.getByRole('button', { name: 'Save draft' });

beforeEach(() => {
  stored = [];
  answers.clear();
});

it.each([
  ['no response', losesNetwork],
  ['status 500', () => HttpResponse.json({ message: 'Oh.' }, { status: 500 })],
])('shows the sent letter although the response was lost: %s', async (_how, loses) => {
  stored = [aLetter()];
  lost = loses;
  const { user } = open('/staff/letters/7');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Send/ }));
  await user.click(dialog.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Sending')).toBeVisible();
});

it('saves a new letter once when the response was lost and "Save" is clicked again', async () => {
  lost = losesNetwork;
  const { user } = open('/staff/letters/new');
  await user.type(await screen.findByLabelText('Subject'), 'Demo Day');
  await user.type(screen.getByLabelText('Text'), 'Hello');
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save());

  expect(await screen.findByRole('heading', { level: 1, name: 'Demo Day' })).toBeVisible();
  expect(stored).toHaveLength(1);
});

it('does not report a conflict with oneself after a save whose response was lost', async () => {
  stored = [aLetter()];
  lost = losesNetwork;
  const { user, store } = open('/staff/letters/7');
  await user.type(await screen.findByLabelText('Text'), '!');
  await user.click(save());
  expect(await screen.findByRole('alert')).toBeVisible();
  await user.click(save());

  await waitFor(() => expect(store.getState().toast.message).toBe('Done.'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(stored).toMatchObject([{ body: 'Hello {{name}}!' }]);
});
