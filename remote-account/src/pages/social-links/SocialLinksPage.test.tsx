import { screen, waitFor } from '@testing-library/react';
import type { SocialLinks } from 'contract/wire/links.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { SocialLinksPage } from './SocialLinksPage';

let stored: SocialLinks;

const server = mockApi(
  http.get('*/api/account/social-links', () => HttpResponse.json(stored)),
  http.post<never, SocialLinks>('*/api/account/social-links', async ({ request }) => {
    const { x, linkedIn, website_links } = await request.json();
    stored = { x: x || null, linkedIn: linkedIn || null, website_links: website_links || null };
    const user = aUser({ socialLinks: stored, social_links: stored });
    return HttpResponse.json({ message: 'Saved.', user });
  }),
);

beforeEach(() => {
  stored = { linkedIn: null, x: 'https://x.com/dunja', website_links: null };
});

describe('/account/social-links', () => {
  it('saves links, removes emptied ones, and shows a toast', async () => {
    const { user, store, container } = open();
    await user.clear(await screen.findByDisplayValue('https://x.com/dunja'));
    await user.type(field('Website'), 'https://dunja.example');
    expect(await axe(container)).toHaveNoViolations();

    await user.click(screen.getByRole('button', { name: 'Save changes' }));

    await waitFor(() =>
      expect(stored).toEqual({ linkedIn: null, x: null, website_links: 'https://dunja.example' }),
    );
    await waitFor(() =>
      expect(store.getState().toast.message).toBe('Social links successfully updated!'),
    );
    expect(store.getState().session.user?.social_links).toEqual(stored);
  });

  it('shows which link is invalid', async () => {
    const errors = { linkedIn: ['The LinkedIn link must lead to LinkedIn.'] };
    server.use(http.post('*/social-links', () => HttpResponse.json({ errors }, { status: 422 })));
    const { user } = open();
    await screen.findByDisplayValue('https://x.com/dunja');
    await user.type(field('LinkedIn'), 'https://example.com{Enter}');

    expect(await screen.findByText(errors.linkedIn[0]!)).toBeVisible();
    expect(field('LinkedIn')).toHaveFocus();
  });

  it('shows that the links could not be saved, and keeps the input', async () => {
    server.use(http.post('*/social-links', () => new HttpResponse(null, { status: 500 })));
    const { user, store } = open();
    await screen.findByDisplayValue('https://x.com/dunja');
    await user.type(field('Website'), 'https://dunja.example{Enter}');

    await waitFor(() =>
      expect(store.getState().toast.message).toBe('Error updating social links!'),
    );
    expect(field('Website')).toHaveValue('https://dunja.example');
  });

  it('shows that the links could not be loaded', async () => {
    server.use(http.get('*/social-links', () => new HttpResponse(null, { status: 500 })));
    open();
    expect(await screen.findByText('Error loading social links')).toBeVisible();
  });
});

const open = () => renderPage(<SocialLinksPage />, { at: '/account/social-links', user: aUser() });
const field = (name: string) => screen.getByRole('textbox', { name });
