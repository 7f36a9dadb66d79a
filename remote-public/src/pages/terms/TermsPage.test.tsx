import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { TermsPage } from './TermsPage';

const open = () => renderPage(<TermsPage />, { at: '/terms' });

describe('/terms', () => {
  it('says what it is, since when, and for whom to ask', () => {
    open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of Service');
    expect(screen.getByText('4 November 2024')).toHaveAttribute('datetime', '2024-11-04');
    expect(screen.getAllByRole('link', { name: 'legal@venturequest.example' })[0]).toHaveAttribute(
      'href',
      'mailto:legal@venturequest.example',
    );
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

  it('states the terms of the programme as everywhere else', () => {
    open();

    const programme = screen.getByRole('region', { name: 'The programme and the show' });
    for (const fact of ['3% equity', 'up to five people', '15 December 2024 at 23:59 CET']) {
      expect(programme).toHaveTextContent(fact);
    }
  });

  it('has no accessibility fault', async () => {
    const { container } = open();

    expect(await axe(container)).toHaveNoViolations();
  });
});
