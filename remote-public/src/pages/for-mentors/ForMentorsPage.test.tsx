import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderPage } from 'shared-ui/testing';

import { ForMentorsPage } from './ForMentorsPage';

describe('/for-mentors', () => {
  it('names the five steps in their order', () => {
    renderPage(<ForMentorsPage />, { at: '/for-mentors' });

    const steps = within(screen.getByRole('region', { name: 'Five steps in' }));
    expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
      'Create account',
      'Apply as Mentor',
      'Submit Application',
      'Get matched with a team',
      'Start your journey',
    ]);
    expect(steps.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  });

  it('shows the time that mentoring takes and the address of the mentor team', () => {
    renderPage(<ForMentorsPage />, { at: '/for-mentors' });

    expect(screen.getByRole('region', { name: 'What a week looks like' })).toHaveTextContent(
      '60 min',
    );
    expect(screen.getByRole('link', { name: 'Ask the mentor team' })).toHaveAttribute(
      'href',
      'mailto:mentors@venturequest.example',
    );
  });

  it('has no accessibility fault', async () => {
    const { container } = renderPage(<ForMentorsPage />, { at: '/for-mentors' });

    expect(await axe(container)).toHaveNoViolations();
  });
});
