import { HttpResponse, http } from 'msw';
import { makeStore, refreshUser, signedIn } from 'shared-ui/core';
import { aUser, deferred, mockApi } from 'shared-ui/testing';

const member = aUser({ roles: [] });
const server = mockApi();

it('a new founder gets the role, even when an older response was pending', async () => {
  const [arrived, held] = [deferred(), deferred()];
  let roles: string[] = [];
  server.use(
    http.get('*/api/user', async () => {
      const answer = { ...member, roles };
      arrived.resolve();
      await held.promise;
      return HttpResponse.json({ ...answer, data: answer });
    }),
  );
  const { dispatch, getState } = makeStore();
  dispatch(signedIn({ user: member, token: 'abc' }));
  const early = dispatch(refreshUser());
  await arrived.promise;

  roles = ['founder']; // an invitation was accepted
  const late = dispatch(refreshUser());
  held.resolve();
  await Promise.all([early, late]);
  expect(getState().session.user?.roles).toEqual(['founder']);
  localStorage.clear();
});
