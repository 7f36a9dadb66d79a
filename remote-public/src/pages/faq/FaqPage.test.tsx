import { readFileSync } from 'node:fs';
import path from 'node:path';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { DEMO_PROGRAMME, navigate, renderPage } from 'shared-ui/testing';

import { ACCELERATOR_PROGRAM } from './acceleratorProgram';
import { FaqPage } from './FaqPage';
import { GENERAL } from './general';
import { REALITY_SHOW } from './realityShow';

const question = (name: string) => screen.getByRole('heading', { level: 3, name });

describe('/faq', () => {
  it('has three accordions, initially closed', () => {
    renderPage(<FaqPage />, { at: '/faq' });

    for (const { title, questions } of [GENERAL, ACCELERATOR_PROGRAM, REALITY_SHOW]) {
      const headings = within(screen.getByRole('region', { name: title })).getAllByRole('heading', {
        level: 3,
      });
      expect(headings).toHaveLength(questions.length);
      for (const heading of headings)
        expect(heading.closest('details')).not.toHaveAttribute('open');
    }
  });

  it('opens and closes a question', async () => {
    const { user } = renderPage(<FaqPage />, { at: '/faq' });
    const answer = screen.getByText(/a team of up to five people or as an incorporated startup/);

    await user.click(question('Which startups are eligible?'));
    expect(answer).toBeVisible();

    await user.click(question('Which startups are eligible?'));
    expect(answer).not.toBeVisible();
  });

  it('opens the question in the hash of the address', async () => {
    renderPage(<FaqPage />, { at: '/faq#equity' });

    expect(question('How does the 3% equity work?').closest('details')).toHaveAttribute('open');
    expect(question('What is The Venture Quest?').closest('details')).not.toHaveAttribute('open');

    await navigate('/faq#what-is-it');
    expect(question('What is The Venture Quest?').closest('details')).toHaveAttribute('open');
  });

  it('has a unique id for every question', () => {
    const groups = [GENERAL, ACCELERATOR_PROGRAM, REALITY_SHOW];
    const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links to the application form, the contact page and the guidelines', () => {
    renderPage(<FaqPage />, { at: '/faq' });

    expect(screen.getByRole('link', { name: 'Contact Now' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'its page' })).toHaveAttribute('href', '/apply');
    expect(screen.getByRole('link', { name: /guidelines \(PDF\)/ })).toHaveAttribute('download');
  });

  it('does not mention guidelines that name another company than the programme (rule 1.49)', async () => {
    const legal = { ...DEMO_PROGRAMME.legal, company: 'Others OOD' };
    const programme = { ...DEMO_PROGRAMME, legal };
    const { container } = renderPage(<FaqPage />, { at: '/faq', programme });

    expect(screen.queryByRole('link', { name: /PDF/ })).not.toBeInTheDocument();
    expect(question('What about our secrets?')).toBeInTheDocument();
    expect(container).not.toHaveTextContent(/guidelines|rules in one place|on a few pages/i);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('has no accessibility fault, open or closed', async () => {
    const { container } = renderPage(<FaqPage />, { at: '/faq#mentors' });

    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the guidelines', () => {
  const pdf = readFileSync(path.join(__dirname, 'guidelines/guidelines.pdf'), 'latin1');

  it.each([
    ['is tagged', '/StructTreeRoot'],
    ['marks its content', '/Marked true'],
    ['says its language', '/Lang (en)'],
    ['shows its title', '/DisplayDocTitle true'],
    ['has an outline', '/Title (2. Calendar)'],
  ])('%s', (_what, mark) => {
    expect(pdf).toContain(mark);
  });
});
