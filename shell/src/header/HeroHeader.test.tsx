import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { makeStore } from 'shared-ui/core';
import { aUser, renderPage } from 'shared-ui/testing';

import { HeroHeader } from './HeroHeader';

describe('HeroHeader', () => {
  it('shows guests the links to sign in, and is not the header of the page', async () => {
    const { container } = renderPage(<HeroHeader />);
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(screen.getByRole('link', { name: 'The Venture Quest, home' })).toBeVisible();
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows members their account', () => {
    renderPage(<HeroHeader />, { user: aUser() });
    expect(screen.getByRole('button', { name: 'Account of Dunja' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('shows neither while the reader is unknown', () => {
    renderPage(<HeroHeader />, { state: { session: makeStore().getState().session } });
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Account/ })).not.toBeInTheDocument();
  });

  it('opens the menu of small screens', async () => {
    const { user, store, container } = renderPage(<HeroHeader />);
    const opener = container.querySelector('[aria-label="Open menu"]') as Element;
    await user.click(opener);
    expect(store.getState().frame.menuOpen).toBe(true);
  });
});
