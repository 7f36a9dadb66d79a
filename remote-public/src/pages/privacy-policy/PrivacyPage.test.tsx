import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { PrivacyPage } from './PrivacyPage';

const open = () => renderPage(<PrivacyPage />, { at: '/privacy-policy' });

describe('/privacy-policy', () => {
  it('says what it is, since when, and for whom to ask', () => {
    open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Privacy Policy');
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

  it('says how long each kind of data is kept', () => {
    open();

    const retention = within(screen.getByRole('table', { name: 'Retention' }));
    expect(retention.getByRole('row', { name: /Contact message/ })).toHaveTextContent('12 months');
    expect(retention.getByRole('row', { name: /View code/ })).toHaveTextContent('24 hours');
  });

  it('has no accessibility fault', async () => {
    const { container } = open();

    expect(await axe(container)).toHaveNoViolations();
  });
});
