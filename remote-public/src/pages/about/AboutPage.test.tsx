import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage, withSeason } from 'shared-ui/testing';

import { AboutPage } from './AboutPage';

describe('/about', () => {
  it('describes the programme and shows its figures', () => {
    renderPage(<AboutPage />, { at: '/about' });

    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Half accelerator, half prime time');
    for (const figure of ['239', '40', '21', '10']) {
      expect(screen.getAllByText(figure).length).toBeGreaterThan(0);
    }
  });

  it('lists all thirteen countries by name', () => {
    renderPage(<AboutPage />, { at: '/about' });

    const countries = screen.getByRole('region', { name: 'Thirteen countries, one stage' });
    const rows = within(countries).getAllByRole('listitem');

    expect(rows).toHaveLength(13);
    expect(rows[0]).toHaveTextContent('Albania 8 submissions');
    expect(rows[12]).toHaveTextContent('Turkey 18 submissions');
  });

  it('uses the singular for one submission', () => {
    const by_country = [{ code: 'CY', country: 'Cyprus', count: 1 }];
    renderPage(<AboutPage />, { at: '/about', programme: withSeason({ by_country }) });

    expect(screen.getByText('1 submission')).toBeVisible();
  });

  it('links to the contact page and to the startups', () => {
    renderPage(<AboutPage />, { at: '/about' });
    const closing = within(screen.getByRole('region', { name: 'Say hello' }));

    expect(closing.getByRole('link', { name: 'Contact Now' })).toHaveAttribute('href', '/contact');
    expect(closing.getByRole('link', { name: 'Check out the startups' })).toHaveAttribute(
      'href',
      '/startups',
    );
  });

  it('has no accessibility fault', async () => {
    const { container } = renderPage(<AboutPage />, { at: '/about' });

    expect(await axe(container)).toHaveNoViolations();
  });
});
