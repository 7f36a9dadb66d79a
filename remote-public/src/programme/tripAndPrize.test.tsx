import { http } from 'msw';
import { aUser, mockApi, renderPage, withSeason } from 'shared-ui/testing';

import { routes } from '../routes';

/** Startups, letters and the like stay pending. */
mockApi(http.all('*/api/*', () => new Promise<never>(() => {})));

const PAGES = routes.filter(({ path }) => !path.includes(':'));
const NOWHERE = { trip: '', trip_authorities: '' };

/** All texts of a page, including those for search engines. */
async function textOf(path: string, season: Parameters<typeof withSeason>[0]): Promise<string> {
  const route = PAGES.find((one) => one.path === path)!;
  const programme = withSeason(season);
  const Page = await route.page.load();
  const visit = { at: path, user: aUser(), programme };
  const { container, store } = renderPage(<Page />, visit);
  return `${container.textContent} ${JSON.stringify(route.head?.(store.getState(), {}))}`;
}

/** Rule 1.50. */
describe('the trip of the best teams and the prize of the winners', () => {
  it.each([
    ['/', 'compete in front of a camera for the trip to Silicon Valley.'],
    ['/', 'The best teams fly out to meet investors in Silicon Valley.'],
    [
      '/',
      '40 startups from 13 countries are heading to Demo Day, Silicon Valley and a cash prize: a six-month',
    ],
    ['/', 'The last pitch, the cash prize, and the flight to Silicon Valley.'],
    [
      '/about',
      'Demo Day and the Grand Finale in June 2025, a cash prize, and for the best teams the flight to Silicon Valley to meet top investors.',
    ],
    [
      '/faq',
      'At the Grand Finale in June 2025 it awards the cash prize and the places on the trip to Silicon Valley.',
    ],
    ['/faq', 'The winners of the finale receive a cash prize.'],
    [
      '/for-startups',
      'Demo Day in June 2025, a cash prize, and for the best teams a trip to Silicon Valley to meet top investors.',
    ],
    ['/for-investors', 'Six reasons to watch'],
    [
      '/privacy-policy',
      'For the trip to Silicon Valley we pass the travellers’ names and passport data to the airline and the US authorities, which both require them.',
    ],
  ])('%s mentions them for the demo season: %s', async (path, sentence) => {
    expect(await textOf(path, {})).toContain(sentence);
  });

  it.each(PAGES)('$path mentions neither when the season has none', async ({ path }) => {
    const text = await textOf(path, { ...NOWHERE, prize: '' });
    expect(text).not.toMatch(
      /Silicon|\b(prize|trip|flight|plane|US authorities)\b|best teams|it awards|six reasons/i,
    );
  });

  it.each([
    [
      '/',
      { trip: 'London' },
      'heading to Demo Day, London and a cash prize',
      'for the trip to London.',
    ],
    ['/', { prize: '' }, 'heading to Demo Day and Silicon Valley:', 'the trip to Silicon Valley.'],
    ['/', NOWHERE, 'heading to Demo Day and a cash prize:', 'compete in front of a camera.'],
    [
      '/about',
      NOWHERE,
      'Demo Day and the Grand Finale close the season. They are in June 2025. The winners get a cash prize.',
      '',
    ],
    [
      '/faq',
      { prize: '€50,000' },
      'it awards €50,000 and the places on the trip',
      'finale receive €50,000.',
    ],
    [
      '/faq',
      { prize: '' },
      'it names the winners. The best teams travel to Silicon Valley.',
      'The best teams travel to Silicon Valley to meet top investors.',
    ],
    [
      '/for-startups',
      { prize: '' },
      'Demo Day at the end. The best teams travel to Silicon Valley',
      '',
    ],
    [
      '/privacy-policy',
      { trip: 'Sofia', trip_authorities: '' },
      'For the trip to Sofia we pass the travellers’ names and passport data to the airline, which requires them.',
      '',
    ],
  ])('%s describes a season with %j: %s', async (path, season, ...sentences) => {
    const text = await textOf(path, season);
    for (const sentence of sentences) expect(text).toContain(sentence);
  });
});
