import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Programme } from 'contract/wire/programme.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { EMPTY_PROGRAMME, mockApi, renderPage, withSeason } from 'shared-ui/testing';

import { LandingPage } from './LandingPage';
import { landingCode } from './landingCode';

let subscribed: unknown[] = [];

const server = mockApi(
  http.post('*/api/email-subscribe', async ({ request }) => {
    subscribed.push(await request.json());
    return HttpResponse.json({ message: 'Check your inbox.' });
  }),
);

beforeAll(() => landingCode.load());
beforeEach(() => {
  subscribed = [];
});

describe('/', () => {
  it('shows the current season, and links to the trailer and the startups', () => {
    open();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Season 2 in progress!');
    expect(screen.getByText(/40 startups are heading to Demo Day/)).toBeVisible();
    const [hero] = screen.getAllByRole('link', { name: 'Check out the startups' });
    expect(hero).toHaveAttribute('href', '/startups');
    for (const trailer of screen.getAllByRole('link', { name: 'Watch trailer' })) {
      expect(trailer).toHaveAttribute('target', '_blank');
      expect(trailer).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('shows the name of the product once when there is no season', () => {
    open(EMPTY_PROGRAMME);
    expect(screen.getByRole('heading', { level: 1, name: 'The Venture Quest' })).toBeVisible();
    expect(screen.getAllByText('The Venture Quest')).toHaveLength(1);
  });

  it('has a heading for every section', () => {
    open();

    const headings = screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);
    expect(headings).toEqual(
      expect.arrayContaining([
        'What is The Venture Quest?',
        'Season 1 Founders',
        'Now is the best time to build!',
        'Who can apply?',
        'The journey',
        'Meet the mentors',
        'Through the lens of the community',
        'Founders’ reflections',
        'Join the community',
        'See who’s in',
      ]),
    );
  });

  it('links the page for each kind of applicant', () => {
    open();

    const ways = screen.getAllByRole('link', { name: /^Learn More about/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/for-startups',
      '/for-mentors',
      '/for-investors',
    ]);
  });

  it('shows 15 mentors, 3 testimonials with stars and the submissions of 13 countries', () => {
    open();

    const mentors = screen.getByRole('list', { name: 'Meet the mentors' });
    expect(within(mentors).getAllByRole('listitem')).toHaveLength(15);
    expect(screen.getAllByRole('img', { name: /out of 5 stars$/ })).toHaveLength(3);
    const countries = screen.getByRole('list', { name: 'Submissions per country' });
    expect(within(countries).getAllByRole('listitem')).toHaveLength(13);
    expect(within(countries).getByText('Serbia').parentElement).toHaveTextContent('71');
  });

  it('colours no country on the map without a count in the season', () => {
    const by_country = [{ code: 'cy', country: 'Cyprus', count: 30 }];
    open(withSeason({ by_country }));
    const { src } = screen.getByRole<HTMLImageElement>('img', { name: /^Submissions per country/ });
    cleanup();
    open();
    const map = screen.getByRole('img', { name: /^Submissions per country/ });
    expect(map).not.toHaveAttribute('src', src);
  });

  it('shows the figures of a season without counts per country', () => {
    open(withSeason({ by_country: [] }));

    const figures = within(screen.getByRole('region', { name: 'Season 2 in figures' }));
    expect(figures.getByText('239')).toBeVisible();
    expect(figures.queryByRole('list', { name: 'Submissions per country' })).toBeNull();
  });

  it.each(['', 'demo:gone', 'pictures/lost.png'])(
    'shows the name of a partner whose logo (%j) is missing',
    (logo) => {
      const programme = withSeason({});
      const partners = [{ name: 'Orehovo Capital', logo, href: '' }];
      open({ ...programme, landing: { ...programme.landing, partners } });

      const strip = screen.getByRole('list', { name: 'Partners' });
      const picture = within(strip).queryByRole('img');
      if (picture) fireEvent.error(picture);
      expect(within(strip).getByText('Orehovo Capital')).toBeVisible();
      expect(within(strip).queryByRole('img')).toBeNull();
    },
  );

  it('thanks visitors who subscribe to the newsletter', async () => {
    const { user } = open();

    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@demo.example');
    await user.click(screen.getByRole('button', { name: '🔔 Subscribe' }));

    expect(await screen.findByRole('button', { name: '✅ Thank you!' })).toBeVisible();
    expect(screen.getByText(/please confirm with the link we have emailed/)).toBeVisible();
    expect(subscribed).toEqual([{ email: 'ana@demo.example' }]);
  });

  it.each([
    [
      'the error of the api',
      { message: 'The email must be a valid email address.' },
      'The email must be a valid email address.',
    ],
    ['a default error', {}, 'An error occurred. Please try again.'],
  ])('shows %s when a subscription fails', async (_whose, body, text) => {
    server.use(http.post('*/email-subscribe', () => HttpResponse.json(body, { status: 422 })));
    const { user } = open();

    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@');
    await user.click(screen.getByRole('button', { name: '🔔 Subscribe' }));

    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@');
    expect(screen.getByRole('button', { name: '🔔 Subscribe' })).toBeVisible();
  });

  it('has no accessibility fault', async () => {
    const { container } = open();

    expect(await axe(container)).toHaveNoViolations();
  });
});

const open = (programme?: Programme) =>
  renderPage(<LandingPage />, { at: '/', path: '/', programme });
