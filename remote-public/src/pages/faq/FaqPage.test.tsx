import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { ACCELERATOR_PROGRAM } from './acceleratorProgram';
import { FaqPage } from './FaqPage';
import { GENERAL } from './general';
import { REALITY_SHOW } from './realityShow';

const questionButton = (name: string) => screen.getByRole('button', { name });

describe('/faq', () => {
  it('has three accordions, closed at first', () => {
    renderPage(<FaqPage />, { at: '/faq' });

    for (const { title, questions } of [GENERAL, ACCELERATOR_PROGRAM, REALITY_SHOW]) {
      const buttons = within(screen.getByRole('region', { name: title })).getAllByRole('button');
      expect(buttons).toHaveLength(questions.length);
      for (const button of buttons) expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('opens and closes a question by mouse and by keyboard', async () => {
    const { user } = renderPage(<FaqPage />, { at: '/faq' });
    const question = questionButton('Which startups are eligible?');

    await user.click(question);
    expect(screen.getByRole('region', { name: 'Which startups are eligible?' })).toHaveTextContent(
      'a team of up to five people or as an incorporated startup',
    );

    await user.keyboard('{Enter}');
    expect(question).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens the question whose address was followed', async () => {
    const { router } = renderPage(<FaqPage />, { at: '/faq#equity' });

    expect(questionButton('How does the 3% equity work?')).toHaveAttribute('aria-expanded', 'true');
    expect(questionButton('What is The Venture Quest?')).toHaveAttribute('aria-expanded', 'false');

    await act(() => router.navigate('/faq#what-is-it'));
    expect(
      await screen.findByRole('button', { name: 'What is The Venture Quest?', expanded: true }),
    ).toBeInTheDocument();
  });

  it('gives every question an address of its own', () => {
    const groups = [GENERAL, ACCELERATOR_PROGRAM, REALITY_SHOW];
    const ids = groups.flatMap(({ id, questions }) => [id, ...questions.map((one) => one.id)]);

    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leads to the form, to the crew and to the guidelines', () => {
    renderPage(<FaqPage />, { at: '/faq' });

    expect(screen.getByRole('link', { name: 'Contact Now' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'its page' })).toHaveAttribute('href', '/apply');
    expect(screen.getByRole('link', { name: /guidelines \(PDF\)/ })).toHaveAttribute('download');
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
