import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-ui/testing';

import { PrivacyPage } from './PrivacyPage';

describe('/privacy-policy', () => {
  it('says how long each kind of data is kept', () => {
    renderPage(<PrivacyPage />, { at: '/privacy-policy' });

    const retention = within(screen.getByRole('table', { name: 'Retention' }));
    expect(retention.getByRole('row', { name: /Contact message/ })).toHaveTextContent('12 months');
    expect(retention.getByRole('row', { name: /View code/ })).toHaveTextContent('24 hours');
  });
});
