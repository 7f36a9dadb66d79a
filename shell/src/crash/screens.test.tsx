import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { page } from 'shared-ui';
import { mockApi, renderPage } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';
import { CrashBoundary } from './CrashBoundary';

mockApi(http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(); // React logs each failure
});

afterEach(() => jest.restoreAllMocks());

describe('a remote that cannot be rendered', () => {
  it('affects only its own page, shows the possible actions, and can be retried', async () => {
    const { user } = await openApp({ at: '/my-page', routes: [fragile] });
    const title = await screen.findByRole('heading', { name: 'We lost the picture' });
    const card = title.closest('[role=alert]');
    expect(card).toHaveTextContent(
      'The founder area did not load. The rest of The Venture Quest still works, and nothing you saved is lost.',
    );
    expect(card).toHaveTextContent(/Part: founder\s*Reference: VQ-[0-9A-F]{4}-\d{4}\s*Tried/);
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
    expect(await axe(document.body)).toHaveNoViolations();

    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'It works' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
  });
});

describe('a failure of the frame', () => {
  it('is reported in a sentence', () => {
    renderPage(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
    );
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  });
});

let broken = true;
const Broken = (): never => {
  throw new Error('boom');
};
const Fragile = () => (
  <main>
    <h1>{broken ? <Broken /> : 'It works'}</h1>
  </main>
);
const fragile = { path: '/my-page', title: 'Fragile', page: page(async () => Fragile) };
