import { screen, within } from '@testing-library/react';
import { renderPage, withSeason } from 'shared-ui/testing';

import { GdprPage } from './GdprPage';

describe('/gdpr', () => {
  it('lists each right of the GDPR with its article', () => {
    renderPage(<GdprPage />, { at: '/gdpr' });

    const rights = within(
      screen.getByRole('table', { name: 'Rights of people whose data we hold' }),
    );
    expect(rights.getByRole('row', { name: /Portability/ })).toHaveTextContent('20');
    expect(rights.getAllByRole('row')).toHaveLength(9);
  });

  it('shows the statement that staff confirmed, with its date', () => {
    const programme = withSeason({});
    programme.legal = {
      ...programme.legal,
      statement_training:
        'All of us were trained. Ask [us](/contact), not [them](javascript:alert).',
      confirmed_training: '2025-02-03',
    };
    renderPage(<GdprPage />, { at: '/gdpr', programme });

    const part = screen.getByRole('region', { name: 'People' });
    expect(part).toHaveTextContent(/^PeopleAll of us were trained\. Ask us, not \[them\]/);
    expect(part).toHaveTextContent('(Confirmed on 3 February 2025.)');
    expect(within(part).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['2024-11-04', 'report every incident to the data protection officer at once. We contain it'],
    ['', 'report every incident at once. We contain it'],
  ])('mentions the data protection officer only when one is confirmed: %s', (day, text) => {
    const programme = withSeason({});
    programme.legal = { ...programme.legal, confirmed_officer: day };
    renderPage(<GdprPage />, { at: '/gdpr', programme });

    const part = screen.getByRole('region', { name: 'If something goes wrong' });
    expect(part).toHaveTextContent(text);
  });
});
