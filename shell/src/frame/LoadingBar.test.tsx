import { act, screen } from '@testing-library/react';
import { navigate, renderPage } from 'shared-ui/testing';

import { LoadingBar } from './LoadingBar';

const navigation = new EventTarget();

beforeEach(() =>
  Object.defineProperty(window, 'navigation', { value: navigation, writable: true }),
);

it('shows that a page is loading, from the press until it is rendered', async () => {
  renderPage(<LoadingBar />, { at: window.location.pathname });
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();

  window.history.pushState(null, '', '/startups');
  act(() => void navigation.dispatchEvent(new Event('currententrychange')));
  expect(screen.getByText('Loading...')).toBeInTheDocument();

  await navigate('/startups');
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});
