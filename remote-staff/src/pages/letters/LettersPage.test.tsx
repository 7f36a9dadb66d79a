import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, mockScroll, renderPage } from 'shared-ui/testing';

import { aLetter } from '../../testing/aLetter';
import { mockActs, staffUser } from '../../testing/mockStaff';
import { LettersPage } from './LettersPage';

const reachEnd = mockScroll();
const listed = (...data: ReturnType<typeof aLetter>[]) =>
  http.get('*/api/staff/letters', ({ request }) => {
    const before = Number(new URL(request.url).searchParams.get('before') ?? Infinity);
    const rest = data.filter(({ id }) => id < before);
    const page = rest.slice(0, 2);
    return HttpResponse.json({
      data: page,
      next_before: rest.length > 2 ? page.at(-1)!.id : null,
    });
  });
const server = mockApi(
  mockActs(['letters']),
  listed(
    aLetter({
      id: 9,
      subject: 'Demo Day',
      audience: { to: 'founders', season: 2, stage: null },
      state: 'sent',
      recipients: 1,
    }),
    aLetter({ id: 8, subject: 'Ђорђе пише свима', state: 'paused', recipients: 1_445 }),
    aLetter(),
  ),
);
const open = () => renderPage(<LettersPage />, { at: '/staff/letters', user: staffUser() });

it('lists letters with audience and state, and loads older ones at the end of the list', async () => {
  const { container } = open();
  const link = await screen.findByRole('link', { name: 'Demo Day' });
  expect(link).toHaveAttribute('href', '/staff/letters/9');
  expect(screen.getByRole('link', { name: 'Write a letter' })).toBeVisible();
  const letters = screen.getByRole('list', { name: 'Letters' });
  expect(letters).toHaveTextContent(/Demo DaySentFounders, season 2 · 1 recipient ·/);
  expect(letters).toHaveTextContent(/Ђорђе пише свимаPausedNewsletter · 1,445 recipients ·/);
  expect(await axe(container)).toHaveNoViolations();

  reachEnd();
  expect(await screen.findByRole('link', { name: 'News' })).toBeVisible();
  expect(letters).toHaveTextContent(/NewsDraftNewsletter · \d/);
  expect(letters.children).toHaveLength(3);
});

it('offers "Try again" after a failure, and shows that no letter has been written', async () => {
  server.use(
    http.get('*/api/staff/letters', () => HttpResponse.error(), { once: true }),
    listed(),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No letters yet.')).toBeVisible();
});
