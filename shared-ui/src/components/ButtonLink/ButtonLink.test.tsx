import { screen } from '@testing-library/react';
import { renderPage } from 'shared-ui/testing';

import { TextLink } from '../TextLink/TextLink';
import { ButtonLink } from './ButtonLink';

describe.each([
  ['ButtonLink', ButtonLink],
  ['TextLink', TextLink],
])('%s', (_name, Link) => {
  it('changes the page without a reload', async () => {
    const { user } = renderPage(<Link to="/startups">Check out the startups</Link>, {
      path: '/',
    });
    await user.click(screen.getByRole('link', { name: 'Check out the startups' }));
    expect(location.pathname).toBe('/startups');
  });

  it('never gives another site access to our window', () => {
    renderPage(
      <Link href="https://video.example/x" target="_blank">
        Watch trailer
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Watch trailer' });
    expect(link).toHaveAttribute('href', 'https://video.example/x');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
