import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi } from 'shared-ui/testing';

import { shellRouteAt } from '../routes';
import { openApp } from '../testing/openApp';

const server = mockApi(
  http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })),
);

describe('the login in a browser with a token but no user', () => {
  it('waits without a form, and redirects the member home when the user is known', async () => {
    let answer = () => {};
    const asked = new Promise<void>((go) => {
      answer = go;
    });
    server.use(
      http.get('*/api/user', async () => {
        await asked;
        return HttpResponse.json({ ...aUser(), data: aUser() });
      }),
    );
    const { pathname } = await openApp({ at: '/login', stored: { ACCESS_TOKEN: 'kept' } });

    await act(() => shellRouteAt('/login')!.page.load());
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();

    answer();
    await waitFor(() => expect(pathname()).toBe('/'));
  });

  it('shows the form when the server rejects the token', async () => {
    server.use(
      http.get('*/api/user', () => HttpResponse.json({ message: 'No.' }, { status: 401 })),
    );
    await openApp({ at: '/login', stored: { ACCESS_TOKEN: 'old' } });

    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(localStorage.getItem('ACCESS_TOKEN')).toBeNull();
  });
});
