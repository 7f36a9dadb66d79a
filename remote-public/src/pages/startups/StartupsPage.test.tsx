import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aStartupCard, mockApi, navigate, renderPage } from 'shared-ui/testing';

import { StartupsPage } from './StartupsPage';

const SIZE = 2; // startups per page
const STORED = [
  aStartupCard({ id: 1, name: 'Zrno', slug: 'zrno', season_number: 2, seasons: [2] }),
  aStartupCard({ id: 2, name: 'Ploveo', slug: 'ploveo', season_number: 1, seasons: [1] }),
  aStartupCard({ id: 3, name: 'Zora', slug: 'zora', season_number: null, seasons: [] }),
];
let asked: string[] = [];

const server = mockApi(
  http.get('*/api/startups', ({ request }) => {
    const { searchParams, search } = new URL(request.url);
    asked.push(decodeURIComponent(search));
    const page = Number(searchParams.get('page'));
    const seasons = searchParams.getAll('seasons[]').map(Number);
    const text = (searchParams.get('search') ?? '').toLowerCase();
    const hits = STORED.filter(
      ({ name, season_number }) =>
        name.toLowerCase().includes(text) &&
        (seasons.length === 0 || seasons.includes(season_number ?? 31337)),
    );
    const more = hits.length > page * SIZE;
    return HttpResponse.json({
      data: hits.slice((page - 1) * SIZE, page * SIZE),
      next_page_url: more ? `http://elsewhere/api/startups?page=${page + 1}&after=2-${page}` : null,
    });
  }),
);

beforeEach(() => {
  asked = [];
});

describe('/startups', () => {
  it('shows the first page of all startups and appends the next one on request', async () => {
    const { user } = open();
    expect(await grid()).toEqual(['Zrno', 'Ploveo']);
    expect(tag('All')).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toEqual(['?page=1']);

    await user.click(screen.getByRole('button', { name: 'Load More' }));

    await screen.findByRole('link', { name: 'Zora' });
    expect(await grid()).toEqual(['Zrno', 'Ploveo', 'Zora']);
    expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
    expect(asked.at(-1)).toBe('?page=2&after=2-1');
    // The pressed button is gone, so the focus moves to the first new startup.
    expect(screen.getByRole('link', { name: 'Zora' })).toHaveFocus();
  });

  it('shows each startup once when another one is published between two pages', async () => {
    const { user } = open();
    expect(await grid()).toEqual(['Zrno', 'Ploveo']);
    STORED.unshift(aStartupCard({ id: 4, name: 'Aleja', slug: 'aleja' }));

    await user.click(screen.getByRole('button', { name: 'Load More' }));
    await screen.findByText('3 startups shown');
    STORED.shift();

    expect(await grid()).toEqual(['Zrno', 'Ploveo', 'Zora']);
  });

  it('debounces the search, and writes it into the address', async () => {
    const { user } = open();
    await grid();

    await user.type(screen.getByRole('searchbox', { name: 'Search startups' }), 'zr');

    await screen.findByText('1 startup shown');
    expect(await grid()).toEqual(['Zrno']);
    expect(asked).toEqual(['?page=1', '?search=zr&page=1']);
    expect(location.search).toBe('?search=zr');
  });

  it('dims the list while another filter is loading', async () => {
    const { user } = open();
    await grid();
    let answer = () => {};
    const pending = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(http.get('*/startups', async () => void (await pending), { once: true }));

    await user.click(tag('Season 1'));
    await screen.findByText('Loading');
    expect(await grid()).toEqual(['Zrno', 'Ploveo']);
    expect(screen.getByRole('list', { name: 'Startups' }).parentElement).toHaveStyle(
      'opacity: 0.55',
    );

    answer();
    await screen.findByText('1 startup shown');
    expect(results()).not.toHaveStyle('opacity: 0.55');
  });

  it('filters by seasons, and the Back button undoes the last filter', async () => {
    const { user } = open();
    await grid();

    await user.click(tag('Season 2'));
    await screen.findByText('1 startup shown');
    expect(tag('All')).toHaveAttribute('aria-pressed', 'false');
    expect(location.search).toBe('?season=2');

    await user.click(tag('Others'));
    await screen.findByRole('link', { name: 'Zora' });
    expect(asked.at(-1)).toBe('?seasons[]=2&seasons[]=31337&page=1');

    await navigate(-1);
    expect(await screen.findByText('1 startup shown')).toBeInTheDocument();
    expect(location.search).toBe('?season=2');
    expect(tag('Season 2')).toHaveAttribute('aria-pressed', 'true');
    expect(tag('Others')).toHaveAttribute('aria-pressed', 'false');
  });

  it('keeps a trailing space while the visitor types', async () => {
    const { user } = open();
    await grid();
    await user.type(screen.getByRole('searchbox'), 'zr ');
    await screen.findByText('1 startup shown');
    expect(location.search).toBe('?search=zr');
    expect(screen.getByRole('searchbox')).toHaveValue('zr ');
  });

  it('applies the search and the seasons of the address', async () => {
    open('/startups?search=plo&season=1');

    expect(await grid()).toEqual(['Ploveo']);
    expect(screen.getByRole('searchbox')).toHaveValue('plo');
    expect(tag('Season 1')).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows that no startup matches', async () => {
    open('/startups?search=nobody');

    expect(await screen.findByRole('heading', { name: 'No startup matches.' })).toBeVisible();
  });

  it('shows that there are no startups yet, without a button to reset filters', async () => {
    const nobody = { data: [], next_page_url: null };
    server.use(http.get('*/startups', () => HttpResponse.json(nobody)));
    open();

    expect(await screen.findByRole('heading', { name: 'No startups yet.' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show all startups' })).not.toBeInTheDocument();
  });

  it('resets search and filters on "Show all startups", and focuses the search', async () => {
    const { user } = open('/startups?search=nobody&season=1');

    await user.click(await screen.findByRole('button', { name: 'Show all startups' }));

    expect(await grid()).toEqual(['Zrno', 'Ploveo']);
    expect(location.search).toBe('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('offers "Try again" when the list cannot be loaded', async () => {
    server.use(http.get('*/startups', () => HttpResponse.error(), { once: true }));
    const { user } = open();

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await grid()).toEqual(['Zrno', 'Ploveo']);
  });

  it('truncates a description to 120 characters', async () => {
    const description = 'x'.repeat(121);
    const answer = { data: [aStartupCard({ description })], next_page_url: null };
    server.use(http.get('*/startups', () => HttpResponse.json(answer)));
    open();

    expect(await screen.findByText(`${'x'.repeat(120)}...`)).toBeVisible();
  });

  it('has no accessibility fault', async () => {
    const { container } = open();
    await grid();

    expect(await axe(container)).toHaveNoViolations();
  });
});

const open = (at = '/startups') => renderPage(<StartupsPage />, { at, path: '/startups' });

const results = () => screen.getByRole('list', { name: 'Startups' }).parentElement;

const tag = (name: string) => screen.getByRole('button', { name });

const grid = async () =>
  within(await screen.findByRole('list', { name: 'Startups' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
