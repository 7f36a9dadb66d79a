import { screen, waitFor, within } from '@testing-library/react';
import type { StaffLetter } from 'contract/wire/letters.contract';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { aLetter } from '../../testing/aLetter';
import { anAnswer, aPreview } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';

interface Call {
  fields: { 'changed-at'?: string };
}

let stored: StaffLetter;
let done: string[] = [];
const acts = ['send', 'delete'].map((name) => anAct({ name: `letters.${name}`, scope: 'letters' }));
const outdated = () =>
  HttpResponse.json({ message: 'Somebody else has changed this draft.' }, { status: 409 });
const isOutdated = ({ fields }: Call) =>
  (fields['changed-at'] ?? stored.changed_at) !== stored.changed_at;

mockApi(
  mockActs(['letters'], ...acts),
  http.get('*/api/staff/letters/:id', () => HttpResponse.json(stored)),
  mockHistory('letter/:id'),
  http.get('*/api/staff/letters/:id/preview', () =>
    HttpResponse.json({
      recipients: 4,
      problems: [],
      data: [],
      nameless: { subject: 'News', blocks: [] },
    }),
  ),
  http.post<never, Call>('*/api/staff/acts/:name/preview', async ({ request }) => {
    if (isOutdated(await request.json())) return outdated();
    return HttpResponse.json(aPreview('It will be sent to 4 people.'));
  }),
  http.post<{ name: string }, Call>('*/api/staff/acts/:name', async ({ request, params }) => {
    if (isOutdated(await request.json())) return outdated();
    done.push(params.name);
    return HttpResponse.json(anAnswer('Done.'));
  }),
);

/** Opens the page of a stored draft. */
async function openDraft() {
  const { user, store } = renderPage(routes, { at: '/staff/letters/7', user: staffUser() });
  const text = await screen.findByLabelText('Text');
  expect(text).toHaveValue('Hello {{name}}');
  await screen.findByRole('button', { name: 'Send' });
  const says = () => store.getState().toast.message;
  return { user, text, says };
}

function changesMeanwhile() {
  stored = aLetter({ body: 'Theirs', changed_at: '2025-03-01T11:00:00Z' });
}

beforeEach(() => {
  stored = aLetter();
  done = [];
});

it.each(['Send a test to me', 'Send', 'Delete'])(
  '%s shows the new draft instead when somebody else has changed it',
  async (name) => {
    const { user, text } = await openDraft();
    changesMeanwhile();
    await user.click(screen.getByRole('button', { name }));

    await waitFor(() => expect(text).toHaveValue('Theirs'));
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else has changed this draft.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(done).toEqual([]);
  },
);

it('the dialog sends only the draft that was loaded when it was opened', async () => {
  const { user, says } = await openDraft();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Send/ }));
  changesMeanwhile();
  for (let press = 0; press < 3; press += 1) {
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText('Somebody else has changed this draft.')).toBeVisible();
    await screen.findByDisplayValue('Theirs');
  }
  expect(done).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const again = within(await screen.findByRole('dialog', { name: /^Send/ }));
  await user.click(again.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(says()).toBe('Done.'));
  expect(done).toEqual(['letters.send']);
});
