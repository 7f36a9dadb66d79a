import { EMPTY_SEASON, type Season } from '../wire/season.contract';

/** The previous season, with only the fields that labels and filters need. */
export const SEASON_1: Season = { ...EMPTY_SEASON, number: 1, name: 'Season 1', team_limit: 5 };

/** The current season (rules 1.2 to 1.6). */
export const SEASON_2: Season = {
  number: 2,
  name: 'Season 2',
  headline: 'Season 2 in progress!',
  announcement:
    '{startups} startups are heading to Demo Day, {trip} and {prize}. || {startups} startups are heading to Demo Day.',
  teaser: 'Season 2 Coming December 2024',
  teaser_text:
    'Season 2 of The {product} begins in December 2024. Leave your email address and hear of open calls, episodes and demo nights first.',
  teaser_note: 'Here late? Season 2 has begun: [see who’s in](/startups).',
  begins: '2025-01',
  ends: '2025-06',
  last_day: '',
  window: {
    opens_at: '2024-11-01 00:00',
    closes_at: '2024-12-15 23:59',
    zone: 'Europe/Belgrade',
  },
  startup_form: '',
  mentor_form: '',
  team_limit: 5,
  months: 6,
  startups: 40,
  mentors: 21,
  submissions: 239,
  countries: 13,
  episodes: 10,
  onsite_events: 6,
  event_days_from: 4,
  event_days_to: 5,
  equity: '3%',
  trip: 'Silicon Valley',
  trip_authorities: 'the US authorities',
  prize: 'a cash prize',
  milestones: [
    {
      kind: 'opens',
      date: '2024-11',
      title: 'Applications open',
      description: 'Founders from {countries} countries send in their startups.',
    },
    {
      kind: 'closes',
      date: '2024-12-15',
      title: 'Applications close',
      description: 'The window shuts at {closesTime}.',
    },
    {
      kind: 'starts',
      date: '2025-01-15',
      title: 'Programme starts',
      description: 'Accepted participants are notified and meet their mentors.',
    },
    {
      kind: 'premiere',
      date: '2025-02',
      title: 'Premiere',
      description: 'The first of {episodesWords} episodes goes on air.',
    },
    {
      kind: 'finale',
      date: '2025-06',
      title: 'Demo Day and Grand Finale',
      description: 'The last pitch, {thePrize}, and the flight to {trip}. || The last pitch.',
    },
  ],
  current_milestone: 4,
  by_country: [
    { code: 'rs', country: 'Serbia', count: 71 },
    { code: 'mk', country: 'North Macedonia', count: 49 },
    { code: 'bg', country: 'Bulgaria', count: 22 },
    { code: 'tr', country: 'Turkey', count: 18 },
    { code: 'si', country: 'Slovenia', count: 16 },
    { code: 'hr', country: 'Croatia', count: 15 },
    { code: 'xk', country: 'Kosovo', count: 11 },
    { code: 'ro', country: 'Romania', count: 9 },
    { code: 'al', country: 'Albania', count: 8 },
    { code: 'gr', country: 'Greece', count: 6 },
    { code: 'me', country: 'Montenegro', count: 5 },
    { code: 'cy', country: 'Cyprus', count: 5 },
    { code: 'ba', country: 'Bosnia and Herzegovina', count: 4 },
  ],
  trailer: 'https://video.example/the-venture-quest-season-2',
  guidelines: 'demo:guidelines',
};
