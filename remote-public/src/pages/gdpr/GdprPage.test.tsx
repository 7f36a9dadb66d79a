import { screen, within } from '@testing-library/react';
import { renderPage } from 'shared-ui/testing';

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
});
