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
  http.get('*/api/staff/letters/7/preview', () => HttpResponse.json({}, { status: 500 })),
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
