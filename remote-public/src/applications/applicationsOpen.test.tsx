import { screen } from '@testing-library/react';
import { DEFAULT_CONFIG, makeStore, type PublicConfig } from 'shared-ui';
import { renderPage } from 'shared-ui/testing';

import { heads } from '../heads';
import { Guidelines } from '../pages/faq/Guidelines';
import { ForMentorsPage } from '../pages/for-mentors/ForMentorsPage';
import { ForStartupsPage } from '../pages/for-startups/ForStartupsPage';
import { WhoCanApply } from '../pages/landing/WhoCanApply';

const OPEN: PublicConfig = {
  ...DEFAULT_CONFIG,
  applicationsOpen: true,
  formWidget: { script: 'https://forms.example/a.js', startupForm: 's', mentorForm: 'm' },
};

describe('while a deployment takes applications', () => {
  it.each([
    ['/for-startups', <ForStartupsPage key="page" />, '/apply/startup'],
    ['/for-mentors', <ForMentorsPage key="page" />, '/apply/mentor'],
  ])('%s leads to the form', (at, page, form) => {
    renderPage(page, { at, state: { config: OPEN } });

    expect(screen.getByRole('region', { name: 'Applications are open.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply now' })).toHaveAttribute('href', form);
    expect(screen.queryByText(/now closed/)).not.toBeInTheDocument();
  });

  it.each([
    ['the landing', <WhoCanApply key="part" />],
    ['the FAQ', <Guidelines key="part" />],
  ])('%s does not call them closed', (_page, part) => {
    const { container } = renderPage(part, { state: { config: OPEN } });

    expect(container).toHaveTextContent(/Applications are open|It is on its page/);
    expect(container).not.toHaveTextContent('closed');
  });

  it('/apply says so to whom a link is sent', () => {
    const [open, closed] = [OPEN, DEFAULT_CONFIG].map((config) => makeStore({ config }).getState());

    expect(heads.apply(open!).description).toContain('are open');
    expect(heads.apply(closed!).description).toContain('are closed');
  });
});
