import { DEMO_PROGRAMME } from '../demo-programme';
import { instantOf } from '../local-time';
import { Programme, StoredProgramme } from '../wire/programme.contract';
import { localTime, MonthOrDay, Picture } from '../wire/programmeFields.contract';
import { PublicSite } from '../wire/publicProgramme.contract';
import { EMPTY_PROGRAMME, factsOf, fillFacts, publicDocuments } from '.';

describe('the documents that come with the product', () => {
  it.each([
    ['of the demo', DEMO_PROGRAMME],
    ['of a new installation', EMPTY_PROGRAMME],
  ])('the one %s is valid, and stays as it is', (_whose, programme) => {
    expect(Programme.parse(programme)).toEqual(programme);
  });

  it('the demo has its submissions by country', () => {
    const [, season] = DEMO_PROGRAMME.site.seasons;
    const counts = season!.by_country.map(({ count }) => count);

    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(season!.submissions);
    expect(counts).toHaveLength(season!.countries!);
  });
});

it.each([
  [{ current_season: 3 }, 'current_season'],
  [{ seasons: [...DEMO_PROGRAMME.site.seasons, DEMO_PROGRAMME.site.seasons[0]!] }, 'number'],
])('refuses %j', (change, field) => {
  const site = { ...DEMO_PROGRAMME.site, ...change };
  const { error } = Programme.safeParse({ ...DEMO_PROGRAMME, site });

  expect(error?.issues[0]?.path.at(-1)).toBe(field);
});

it.each(['2025-13-01', '2025-02-29', '2025-04-31', '0001-01-01'])(
  'refuses %s as the day on which applications open',
  (day) => {
    expect(localTime('time').safeParse(`${day} 10:00`).success).toBe(false);
  },
);

it.each([
  ['pictures/ab12.webp', true],
  ['demo:heavy', true],
  ['', true],
  ['https://pictures.example/a.webp', false],
  ['http://pictures.example/a.webp', false],
  ['//pictures.example/a.webp', false],
])('accepts a picture that pages can show: %s', (path, isShown) => {
  expect(Picture.safeParse(path).success).toBe(isShown);
});

it('refuses a milestone on a day that does not exist', () => {
  expect(MonthOrDay.safeParse('2025-02-31').success).toBe(false);
  expect(MonthOrDay.safeParse('2024-02-29').success).toBe(true);
  expect(MonthOrDay.safeParse('2025-02').success).toBe(true);
});

it('fills the texts of the season, however long they get, except the product’s name', () => {
  const [, season] = DEMO_PROGRAMME.site.seasons;
  const headline = '{countryNames}, {countryNames}';
  const site = { ...DEMO_PROGRAMME.site, seasons: [{ ...season!, headline }] };
  const shown = PublicSite.parse(publicDocuments({ ...DEMO_PROGRAMME, site }).site).season;

  expect(shown?.headline.length).toBeGreaterThan(200);
  expect(shown?.teaser_text).toMatch(/^Season 2 of The \{product\} begins in December 2024\. /);
});

it('fills the headline among the facts, except the product’s name', () => {
  const [, season] = DEMO_PROGRAMME.site.seasons;
  const headline = 'The {product}: {startups} startups';
  const site = { ...DEMO_PROGRAMME.site, seasons: [{ ...season!, headline }] };

  expect(factsOf({ ...DEMO_PROGRAMME, site }).headline).toBe('The {product}: 40 startups');
});

describe('the season after the current one', () => {
  const [, season] = DEMO_PROGRAMME.site.seasons;

  it.each([
    ['Season 2', undefined, 'Season 3'],
    ['Season 2', 'Autumn 2026', 'Autumn 2026'],
    ['Spring 2026', undefined, undefined],
    ['Spring 2026', 'Autumn 2026', 'Autumn 2026'],
  ])('%s is followed by %s: %s', (name, later, expected) => {
    const next = later ? [{ ...season!, number: 3, name: later }] : [];
    const seasons = [{ ...season!, name }, ...next];
    const site = { ...DEMO_PROGRAMME.site, seasons };

    expect(factsOf({ ...DEMO_PROGRAMME, site }).nextSeason).toBe(expected);
  });
});

it.each([
  ['2027-03-01 00:00', '2027-04-30 23:59', 'March and April 2027'],
  ['2025-10-01 00:00', '2026-01-15 23:59', 'October 2025 to January 2026'],
  ['2025-12-01 00:00', '2026-01-15 23:59', 'December 2025 and January 2026'],
  ['2025-12-01 00:00', '2025-12-15 23:59', 'December 2025'],
])('the months from %s to %s are %s', (opens_at, closes_at, expected) => {
  const [, season] = DEMO_PROGRAMME.site.seasons;
  const window = { opens_at, closes_at, zone: 'Europe/Sofia' };
  const site = { ...DEMO_PROGRAMME.site, seasons: [{ ...season!, window }] };

  expect(factsOf({ ...DEMO_PROGRAMME, site }).windowMonths).toBe(expected);
});

it('formats figures, dates and names as sentences need them', () => {
  expect(factsOf(DEMO_PROGRAMME)).toMatchObject({
    season: 'Season 2',
    nextSeason: 'Season 3',
    runs: 'January to June 2025',
    starts: '15 January 2025',
    finale: 'June 2025',
    finaleMonth: 'June',
    StartupsWords: 'Forty',
    otherMentors: '20',
    OtherMentorsWords: 'Twenty',
    eventDays: '4 to 5',
    eventDaysWords: 'four to five',
    equityWords: 'Three percent',
    trip: 'Silicon Valley',
    tripAuthorities: 'the US authorities',
    prize: 'a cash prize',
    thePrize: 'the cash prize',
    goals: 'Demo Day, Silicon Valley and a cash prize',
    opens: 'November 2024',
    windowMonths: 'November and December 2024',
    closes: '15 December 2024 at 23:59 CET',
    closesTime: '23:59 CET',
    helloMailLink: '[hello@venturequest.example](mailto:hello@venturequest.example)',
    countryNames: expect.stringMatching(/^Albania, Bosnia and Herzegovina, .*Slovenia and Turkey$/),
  });
  expect(factsOf(EMPTY_PROGRAMME)).toEqual({});
});

it.each([
  [
    { trip: 'London', prize: '' },
    { trip: 'London', goals: 'Demo Day and London' },
  ],
  [{ trip: '', prize: '' }, { goals: 'Demo Day' }],
  [
    { trip: '', prize: 'an investment' },
    { prize: 'an investment', thePrize: 'the investment' },
  ],
  [
    { trip: '', prize: '€50,000' },
    { prize: '€50,000', thePrize: '€50,000' },
  ],
])('contains only the known facts of a season with %j', (change, stated) => {
  const [, season] = DEMO_PROGRAMME.site.seasons;
  const site = { ...DEMO_PROGRAMME.site, seasons: [{ ...season!, ...change }] };
  const { trip, prize, thePrize, goals } = factsOf({ ...DEMO_PROGRAMME, site });

  expect({ trip, prize, thePrize, goals }).toMatchObject(stated);
  expect([trip === undefined, prize === undefined]).toEqual([!change.trip, !change.prize]);
});

describe('a text of our copy', () => {
  it.each([
    ['A year. {startups} startups!', { startups: '4' }, 'A year. 4 startups!'],
    ['A year. {startups} startups! All of them.', {}, 'A year. All of them.'],
    ['{city} is far.', {}, ''],
    ['A {constructor}. Here.', {}, 'Here.'],
    ['{months} months || A programme', {}, 'A programme'],
    ['{months} months || A programme', { months: '6' }, '6 months'],
    ['Write to {helloMailLink}. We answer.', {}, 'We answer.'],
    ['Nothing to fill, 3.5 of 4. Done', {}, 'Nothing to fill, 3.5 of 4. Done'],
  ])('%s', (text, facts: Record<string, string>, shown) => {
    expect(fillFacts(text, facts)).toBe(shown);
  });
});

describe('the window of applications', () => {
  it.each([
    ['2024-12-15 23:59', 'Europe/Belgrade', '2024-12-15T22:59:00.000Z'],
    ['2025-07-01 09:00', 'Europe/Sofia', '2025-07-01T06:00:00.000Z'],
    ['2025-03-30 02:30', 'Europe/Berlin', '2025-03-30T01:30:00.000Z'], // the hour is skipped
    ['2025-10-26 02:30', 'Europe/Berlin', '2025-10-26T00:30:00.000Z'], // the hour exists twice
    ['2025-10-26 03:00', 'Europe/Berlin', '2025-10-26T02:00:00.000Z'],
    ['2025-01-01 00:00', 'Pacific/Kiritimati', '2024-12-31T10:00:00.000Z'],
  ])('%s in %s is %s', (local, zone, instant) => {
    expect(new Date(instantOf(local, zone)).toISOString()).toBe(instant);
  });

  it.each([
    ['2027-03-28 02:00', 'Europe/Belgrade', false],
    ['2027-03-28 02:30', 'Europe/Belgrade', false],
    ['2027-03-28 03:00', 'Europe/Belgrade', true],
    ['2027-03-28 02:30', 'Europe/Istanbul', true], // has no summer time
    ['2027-10-31 02:30', 'Europe/Belgrade', true], // the hour exists twice
    ['2027-03-28 02:30', 'Mars/Base', true], // the zone is the error
  ])('can close at %s in %s: %s', (closes_at, zone, isPossible) => {
    const { site, ...parts } = DEMO_PROGRAMME;
    const [season] = site.seasons;
    const window = { opens_at: '2027-03-01 09:00', closes_at, zone };
    const programme = { ...parts, site: { ...site, seasons: [{ ...season, window }] } };
    const { issues = [] } = Programme.safeParse(programme).error ?? {};
    const found = issues.find(({ path }) => path.at(-1) === 'closes_at')?.message;
    const message = `There is no such time in ${zone}: clocks go forward then.`;
    expect(found).toBe(isPossible ? undefined : message);
    if (zone !== 'Mars/Base') expect(() => StoredProgramme.parse(programme)).not.toThrow();
  });

  it('is sent to pages as instants, because they have no zones', () => {
    expect(publicDocuments(DEMO_PROGRAMME).site.window).toEqual({
      opens_at: '2024-10-31T23:00:00.000Z',
      closes_at: '2024-12-15T22:59:00.000Z',
    });
    expect(publicDocuments(EMPTY_PROGRAMME).site).toMatchObject({ window: null, season: null });
  });
});
