import { screen, within } from '@testing-library/react';
import { renderPage, withSeason } from 'shared-ui/testing';

import { GdprPage } from './GdprPage';

describe('/gdpr', () => {
  it('names each right and the quickest way to it', () => {
    renderPage(<GdprPage />, { at: '/gdpr' });

    const rights = within(
      screen.getByRole('table', { name: 'Rights of people whose data we hold' }),
    );
    expect(rights.getByRole('row', { name: /Portability/ })).toHaveTextContent('20');
    expect(rights.getAllByRole('row')).toHaveLength(9);
  });

  it.each([
    ['2024-11-04', 'report every incident to the data protection officer at once. We contain it'],
    ['', 'report every incident at once. We contain it'],
  ])('says who hears of an incident when an officer was confirmed on: %s', (day, words) => {
    const programme = withSeason({});
    programme.legal = { ...programme.legal, confirmed_officer: day };
    renderPage(<GdprPage />, { at: '/gdpr', programme });

    const part = screen.getByRole('region', { name: 'If something goes wrong' });
    expect(part).toHaveTextContent(words);
  });
});
