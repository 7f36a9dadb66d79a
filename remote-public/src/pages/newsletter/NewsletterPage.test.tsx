import { screen } from '@testing-library/react';
import type { ArchivedLetter } from 'contract/wire/letters.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { routes } from '../../routes';

const LETTER: ArchivedLetter = {
  id: 7,
  subject: 'Demo Day is set',
  sender: 'Mira of The Venture Quest',
  excerpt: 'Forty startups, one stage.',
  sent_at: '2025-03-01T10:00:00Z',
  blocks: [{ kind: 'paragraph', runs: [{ text: 'Forty startups, one stage.' }] }],
};
let stored: ArchivedLetter[] = [];
const server = mockApi(
  http.get('*/api/public/letters', () => HttpResponse.json({ data: stored })),
  http.get('*/api/public/letters/:id', ({ params }) => {
    const found = stored.find(({ id }) => String(id) === params.id);
    return found
      ? HttpResponse.json(found)
      : HttpResponse.json({ message: 'Not found.' }, { status: 404 });
  }),
);
const open = (at: string) => renderPage(routes, { at });

beforeEach(() => {
  stored = [LETTER];
});

it('lists letters with links to their pages', async () => {
  const { container } = open('/newsletter');
  expect(await screen.findByText(/1 March 2025/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  expect(screen.getByRole('link', { name: 'Demo Day is set' })).toHaveAttribute(
    'href',
    '/newsletter/7',
  );
});

it('shows a letter as it was sent', async () => {
  const { container } = open('/newsletter/7');
  expect(await screen.findByRole('heading', { level: 1, name: 'Demo Day is set' })).toBeVisible();
  expect(await screen.findByText(/^Mira of The Venture Quest/)).toBeVisible();
  expect(screen.getByText('Forty startups, one stage.')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

it('shows that no letter has been sent yet', async () => {
  stored = [];
  open('/newsletter');
  expect(await screen.findByText('No letter has been sent yet.')).toBeVisible();
});

it('shows "Letter not found" for a letter that does not exist', async () => {
  open('/newsletter/8');
  expect(await screen.findByRole('heading', { name: 'Letter not found' })).toBeVisible();
});

it('loads the letters again after a failure', async () => {
  server.use(http.get('*/api/public/letters', () => HttpResponse.error(), { once: true }));
  const { user } = open('/newsletter');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Demo Day is set' })).toBeVisible();
});
