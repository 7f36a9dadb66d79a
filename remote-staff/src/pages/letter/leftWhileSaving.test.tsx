import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { deferred, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';
import { anAct } from '../../testing/acts';
import { anAnswer } from '../../testing/answers';
import { mockActs, staffUser } from '../../testing/mockStaff';

const answer = deferred();
mockApi(
  mockActs(['letters'], anAct({ name: 'letters.create', scope: 'letters', fields: {} })),
  http.post('*/api/staff/acts/letters.create', async () => {
    await answer.promise;
    return HttpResponse.json(anAnswer('The draft is stored.', { id: 7 }));
  }),
);

it('does not bring back a reader who has left while a new draft was saved', async () => {
  const { user, store } = renderPage(routes, { at: '/staff/letters/new', user: staffUser() });
  await user.type(await screen.findByLabelText('Subject'), 'News');
  await user.type(screen.getByLabelText('Text'), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await navigate('/elsewhere');
  answer.resolve();

  await waitFor(() => expect(store.getState().toast.message).toBe('The draft is stored.'));
  expect(location.pathname).toBe('/elsewhere');
});
