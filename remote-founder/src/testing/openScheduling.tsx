import { screen, within } from '@testing-library/react';
import { aUser, renderPage } from 'shared-ui/testing';

import { MentorshipPage } from '../pages/mentorship/MentorshipPage';

/** Opens the mentorship page of startup 7 and a scheduling dialog on it. */
export async function openScheduling(opener: RegExp = /Schedule a mentoring session/) {
  const { user, store } = renderPage(<MentorshipPage />, {
    at: '/my/startups/7/mentorship',
    path: '/my/startups/:startupId/mentorship',
    user: aUser({ roles: ['founder'] }),
  });
  await user.click(await screen.findByRole('button', { name: opener }));
  const dialog = await screen.findByRole('dialog', { name: 'Schedule with Elif Şahin' });
  return { user, dialog, toast: (): string => store.getState().toast.message };
}

/** A day of the calendar, by the beginning of its name. */
export const day = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole('button', { name: startsWith(name) });

export const startsWith = (text: string) => new RegExp(`^${text}`);
