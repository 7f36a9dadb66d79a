import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { mockApi, renderPage } from 'shared-ui/testing';

import { ComingSoonPage } from './ComingSoonPage';

let subscribed: string[] = [];

const server = mockApi(
  http.post<never, { email: string }>('*/api/email-subscribe', async ({ request }) => {
    subscribed.push((await request.json()).email);
    return HttpResponse.json({ message: 'Please confirm your address.' });
  }),
);

beforeEach(() => {
  subscribed = [];
});

describe('/comingsoon', () => {
  it('subscribes an email address and thanks the visitor', async () => {
    const { user } = renderPage(<ComingSoonPage />, { at: '/comingsoon' });
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent('Season 2 Coming December 2024');

    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'luka@demo.example');
    await user.click(screen.getByRole('button', { name: '🔔 Subscribe' }));

    expect(await screen.findByRole('button', { name: '✅ Thank you!' })).toBeInTheDocument();
    expect(subscribed).toEqual(['luka@demo.example']);
  });

  it('shows an error when the subscription fails', async () => {
    server.use(http.post('*/email-subscribe', () => HttpResponse.json({}, { status: 500 })));
    const { user } = renderPage(<ComingSoonPage />, { at: '/comingsoon' });

    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'luka@demo.example');
    await user.click(screen.getByRole('button', { name: '🔔 Subscribe' }));

    await screen.findByText('An error occurred. Please try again.');
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveFocus();
    expect(email).toHaveAccessibleDescription('An error occurred. Please try again.');
    expect(screen.getByRole('button', { name: '🔔 Subscribe' })).toBeInTheDocument();
  });

  it('puts no input into the URL when the form is submitted before hydration', () => {
    renderPage(<ComingSoonPage />, { at: '/comingsoon' });

    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: '🔔 Subscribe' });
    expect(form).toHaveAttribute('method', 'dialog'); // outside of a dialog the browser sends nothing
  });

  it('links late visitors to the current pages', () => {
    renderPage(<ComingSoonPage />, { at: '/comingsoon' });

    expect(screen.getByRole('link', { name: 'see who’s in' })).toHaveAttribute('href', '/startups');
  });

  it('has no accessibility fault', async () => {
    const { container } = renderPage(<ComingSoonPage />, { at: '/comingsoon' });

    expect(await axe(container)).toHaveNoViolations();
  });
});
