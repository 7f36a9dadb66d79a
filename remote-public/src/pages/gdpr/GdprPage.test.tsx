import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { GdprPage } from './GdprPage';

const open = () => renderPage(<GdprPage />, { at: '/gdpr' });

describe('/gdpr', () => {
  it('says what it is, since when, and for whom to ask', () => {
    open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'GDPR Compliance Statement',
    );
    expect(screen.getByText('4 November 2024')).toHaveAttribute('datetime', '2024-11-04');
    expect(
      screen.getAllByRole('link', { name: 'privacy@venturequest.example' })[0],
    ).toHaveAttribute('href', 'mailto:privacy@venturequest.example');
  });

  it('lists its parts, each with a link that leads there', () => {
    open();
    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const headings = screen.getAllByRole('heading', { level: 2 });

    for (const { id, textContent } of headings.filter((heading) => heading.id)) {
      const [link] = within(contents).queryAllByRole('link', { name: textContent ?? '' });
      if (link) expect(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`#${id}$`)));
    }
    expect(within(contents).getAllByRole('link').length).toBeGreaterThan(8);
  });

  it('names each right and the quickest way to it', () => {
    open();

    const rights = within(
      screen.getByRole('table', { name: 'Rights of people whose data we hold' }),
    );
    expect(rights.getByRole('row', { name: /Portability/ })).toHaveTextContent('20');
    expect(rights.getAllByRole('row')).toHaveLength(9);
  });

  it('has no accessibility fault', async () => {
    const { container } = open();

    expect(await axe(container)).toHaveNoViolations();
  });
});
