import { screen, within } from '@testing-library/react';
import { aUser, renderPage } from 'shared-ui/testing';

import { MentorshipPage } from '../pages/mentorship/MentorshipPage';

/** Lets a file's tests be on one day. Only the date is mocked: timers go on, and so do requests. */
export function holdTheDate(now: string) {
  beforeAll(() => {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'queueMicrotask',
        'nextTick',
        'performance',
      ],
    });
  });
  afterAll(() => jest.useRealTimers());
}

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

/** A day of the calendar, by how its name begins. */
export const day = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole('button', { name: startsWith(name) });

export const startsWith = (text: string) => new RegExp(`^${text}`);
