import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { ForInvestorsPage } from './ForInvestorsPage';

describe('/for-investors', () => {
  it('gives six reasons', () => {
    renderPage(<ForInvestorsPage />, { at: '/for-investors' });

    const reasons = within(screen.getByRole('region', { name: 'Six reasons to watch' }));
    expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(6);
  });

  it('links the address of the investor relations team', () => {
    renderPage(<ForInvestorsPage />, { at: '/for-investors' });

    const note = within(screen.getByRole('region', { name: 'Talk to us' }));
    for (const link of note.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', 'mailto:investors@venturequest.example');
    }
  });

  it('has no accessibility fault', async () => {
    const { container } = renderPage(<ForInvestorsPage />, { at: '/for-investors' });

    expect(await axe(container)).toHaveNoViolations();
  });
});
