import { screen } from '@testing-library/react';
import { renderPage } from 'shared-ui/testing';

import { TermsPage } from './TermsPage';

describe('/terms', () => {
  it('shows the conditions of the programme', () => {
    renderPage(<TermsPage />, { at: '/terms' });

    const programme = screen.getByRole('region', { name: 'The programme and the show' });
    for (const fact of ['3% equity', 'up to five people', '15 December 2024 at 23:59 CET']) {
      expect(programme).toHaveTextContent(fact);
    }
  });
});
