import { screen, waitFor } from '@testing-library/react';
import type { StaffLetter } from 'contract/wire/letters.contract';
import { HttpResponse, http } from 'msw';
import { deferred, mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { aLetter } from '../../testing/aLetter';
import { anAnswer } from '../../testing/answers';
import { mockActs, mockHistory, staffUser } from '../../testing/mockStaff';

const read = deferred();
const saved = deferred();
let stored: StaffLetter = aLetter();
const server = mockApi(
  mockActs(['letters']),
  mockHistory('letter/7'),
  http.get('*/api/staff/letters/7', () => HttpResponse.json(stored)),
  http.get('*/api/staff/letters/:id/preview', () => HttpResponse.json({}, { status: 500 })),
  http.post('*/api/staff/acts/letters.test', () => HttpResponse.json(anAnswer('Sent.'))),
  http.post('*/api/staff/acts/letters.edit', async () => {
    await saved.promise;
    return HttpResponse.json({ message: 'Somebody else has changed it.' }, { status: 409 });
  }),
);

it('shows what somebody else saved once the own save is finished', async () => {
  const { user, store } = renderPage(routes, { at: '/staff/letters/7', user: staffUser() });
  const text = await screen.findByLabelText('Text');
  stored = aLetter({ subject: 'Theirs', body: 'Theirs', changed_at: '2025-03-01T11:00:00Z' });
  server.use(http.get('*/api/staff/letters/7', () => read.promise, { once: true }));
  // Every act refetches the letter.
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }));
  await waitFor(() => expect(store.getState().toast.message).toBe('Sent.'));
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  read.resolve();
  expect(await screen.findByRole('heading', { level: 1, name: 'Theirs' })).toBeVisible();
  expect(text).toHaveValue('Hello {{name}}');

  saved.resolve();
  await waitFor(() => expect(text).toHaveValue('Theirs'));
});

const DELETED = 'Someone else has deleted this letter. Your changes are still here.';

describe('a letter that somebody else deleted', () => {
  const created: object[] = [];
  beforeEach(() => {
    created.length = 0;
    stored = aLetter();
    server.use(
      http.post('*/api/staff/acts/letters.edit', () =>
        HttpResponse.json({ message: 'There is no letter 7.' }, { status: 404 }),
      ),
      http.post('*/api/staff/acts/letters.create', async ({ request }) => {
        created.push((await request.json()) as object);
        return HttpResponse.json({ ...anAnswer('Letter 8 is saved.'), answer: { id: 8 } });
      }),
      http.get('*/api/staff/letters/8', () => HttpResponse.json(aLetter({ id: 8, body: 'Mine' }))),
      http.get('*/api/staff/letters', () => HttpResponse.json({ data: [], next_before: null })),
      mockHistory('letter/8'),
    );
  });

  async function saveMine() {
    const { user } = renderPage(routes, { at: '/staff/letters/7', user: staffUser() });
    const text = await screen.findByLabelText('Text');
    await user.clear(text);
    await user.type(text, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText(DELETED)).toBeVisible();
    expect(text).toHaveValue('Mine');
    return user;
  }

  it('becomes a new draft with what was typed', async () => {
    const user = await saveMine();
    await user.click(screen.getByRole('button', { name: 'Save as a new draft' }));
    await waitFor(() => expect(created).toMatchObject([{ fields: { body: 'Mine' } }]));
    await waitFor(() => expect(screen.queryByText(DELETED)).not.toBeInTheDocument());
    expect(screen.getByLabelText('Text')).toHaveValue('Mine');
  });

  it('is left for the list if its reader drops what they typed', async () => {
    const user = await saveMine();
    await user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(location.pathname).toBe('/staff/letters'));
    expect(created).toEqual([]);
  });
});
