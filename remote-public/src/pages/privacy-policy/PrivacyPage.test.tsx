import { screen, within } from '@testing-library/react';
import { renderPage, withSeason } from 'shared-ui/testing';

import { PrivacyPage } from './PrivacyPage';

describe('/privacy-policy', () => {
  it('shows how long each kind of data is stored', () => {
    renderPage(<PrivacyPage />, { at: '/privacy-policy' });

    const retention = within(screen.getByRole('table', { name: 'Retention' }));
    expect(retention.getByRole('row', { name: /Contact message/ })).toHaveTextContent('12 months');
    expect(retention.getByRole('row', { name: /View code/ })).toHaveTextContent('24 hours');
    expect(retention.getByRole('row', { name: /of a session/ })).toHaveTextContent('Two years');
    expect(retention.getByRole('row', { name: /that failed/ })).toHaveTextContent('30 days');
  });

  it('names the countries with their own data protection authority', () => {
    const by_country = [
      { code: 'bg', country: 'Bulgaria', count: 2 },
      { code: 'md', country: 'Moldova', count: 1 },
    ];
    renderPage(<PrivacyPage />, { at: '/privacy-policy', programme: withSeason({ by_country }) });

    const complaints = screen.getByRole('region', { name: 'Complaints' });
    expect(complaints).toHaveTextContent('People in Moldova can turn to');
  });
});
