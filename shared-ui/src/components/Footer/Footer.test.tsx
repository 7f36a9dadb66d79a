import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { Footer } from './Footer';

describe('Footer', () => {
  it('links to all public places', async () => {
    const { container } = renderPage(<Footer />);
    const legal = within(screen.getByRole('navigation', { name: 'Legal' }));
    expect(legal.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute('target', '_blank');
    expect(
      within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link'),
    ).toHaveLength(6);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lets people change their choice about privacy', async () => {
    const { user, store } = renderPage(<Footer />);
    await user.click(screen.getByRole('button', { name: 'Privacy choices' }));
    expect(store.getState().frame.privacyChoicesOpen).toBe(true);
  });
});
