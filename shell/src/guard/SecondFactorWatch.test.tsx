import { act, waitFor } from '@testing-library/react';
import { userChanged } from 'shared-ui';
import { aUser, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { SecondFactorWatch } from './SecondFactorWatch';

mockApi();

describe('staff without a second factor', () => {
  it('is redirected to the page that adds one, from every address', async () => {
    open({ needs_second_factor: true });
    await waitFor(() => expect(location.pathname).toBe('/account/second-factor'));
    await navigate('/startups');

    await waitFor(() => expect(location.pathname).toBe('/account/second-factor'));
  });

  it('is not redirected with one, and other users never are', async () => {
    const { store } = open({ needs_second_factor: true });
    await waitFor(() => expect(location.pathname).toBe('/account/second-factor'));
    act(() => void store.dispatch(userChanged({ needs_second_factor: false })));
    await navigate('/startups');

    expect(location.pathname).toBe('/startups');
  });
});

const open = (over: Parameters<typeof aUser>[0]) =>
  renderPage(<SecondFactorWatch />, { at: '/my/startups', user: aUser(over) });
