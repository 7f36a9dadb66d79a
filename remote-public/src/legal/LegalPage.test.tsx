import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage, withSeason } from 'shared-ui/testing';

import { GdprPage } from '../pages/gdpr/GdprPage';
import { PrivacyPage } from '../pages/privacy-policy/PrivacyPage';
import { TermsPage } from '../pages/terms/TermsPage';

const { site, landing, legal } = withSeason({});
const NOTHING_STATED = {
  company: '',
  register: '',
  address: '',
  confirmed_officer: '',
  authority: '',
  law: '',
  data_law: '',
  accounting_law: '',
  language: '',
};
/** A programme without a responsible company and place. */
const NOBODYS = {
  site: { ...site, current_season: null, seasons: [] },
  landing,
  legal: { ...legal, ...NOTHING_STATED },
};

describe.each([
  ['/privacy-policy', PrivacyPage, 'Privacy Policy', 'privacy@venturequest.example'],
  ['/terms', TermsPage, 'Terms of Service', 'legal@venturequest.example'],
  ['/gdpr', GdprPage, 'GDPR Compliance Statement', 'privacy@venturequest.example'],
])('%s', (at, Page, title, address) => {
  const open = () => renderPage(<Page />, { at });

  it('shows its title, its date and the contact address', () => {
    open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText('4 November 2024')).toHaveAttribute('datetime', '2024-11-04');
    const [contact] = screen.getAllByRole('link', { name: address });
    expect(contact).toHaveAttribute('href', `mailto:${address}`);
  });

  it('is no article of its own, because its heading is outside the parts', () => {
    open();

    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('links every section in its table of contents', () => {
    open();

    const contents = screen.getByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const id = link.getAttribute('href')!.split('#')[1];
      const part = screen.getByRole('heading', { level: 2, name: link.textContent! });
      expect(part).toHaveAttribute('id', id);
    }
  });

  it('names no company, law or officer that staff have not entered', () => {
    const { container } = renderPage(<Page />, { at, programme: NOBODYS });

    expect(container).not.toHaveTextContent(
      /that company|data protection officer|Commission for|Bulgarian|Serbia|6698/i,
    );
  });

  it('does not mention the law of another country than that of the company', () => {
    const law = { law: 'German law', data_law: '', accounting_law: '', language: '' };
    const register = { register: 'Handelsregister Berlin, HRB 1', authority: '' };
    const programme = { site, landing, legal: { ...legal, ...register, ...law } };
    const { container } = renderPage(<Page />, { at, programme });

    expect(container).not.toHaveTextContent(/Bulgarian|Commission for/);
    if (at === '/terms') expect(container).toHaveTextContent('German law applies.');
  });

  it('has no accessibility fault', async () => {
    const { container } = open();

    expect(await axe(container)).toHaveNoViolations();
  });
});
