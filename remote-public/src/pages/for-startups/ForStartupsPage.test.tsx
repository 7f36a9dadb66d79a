import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage, withSeason } from 'shared-ui/testing';

import { ForStartupsPage } from './ForStartupsPage';

const open = () =>
  renderPage(<ForStartupsPage />, {
    at: '/for-startups',
    programme: withSeason({ trailer: 'https://films.example/trailer' }),
  });

describe('/for-startups', () => {
  it('links to the trailer and to the startups', () => {
    open();

    const trailer = screen.getByRole('link', { name: 'Watch trailer' });
    expect(trailer).toHaveAttribute('href', 'https://films.example/trailer');
    expect(trailer).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Check out the startups' })).toHaveAttribute(
      'href',
      '/startups',
    );
  });

  it('names three benefits and four steps in their order', () => {
    open();

    expect(titlesOf('What you get')).toHaveLength(3);
    expect(titlesOf('Four steps in')).toEqual([
      'Create Account',
      'Apply with your startup',
      'Get paired with a mentor',
      'Start your journey',
    ]);
  });

  it('shows all conditions, and that applications are closed', () => {
    open();

    const conditions = screen.getByRole('region', { name: 'The small print, large' });
    for (const fact of ['up to five people', '3%', 'required', 'travel expenses covered']) {
      expect(conditions).toHaveTextContent(new RegExp(fact, 'i'));
    }
    const closing = within(screen.getByRole('region', { name: 'Applications are now closed.' }));
    expect(closing.getByRole('link', { name: "See who's in" })).toHaveAttribute(
      'href',
      '/startups',
    );
  });

  it('has no accessibility fault', async () => {
    const { container } = open();

    expect(await axe(container)).toHaveNoViolations();
  });
});

function titlesOf(region: string) {
  return within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);
}
