/** The programme in figures (rule 1.7). Every page takes them from here. */
export const PROGRAMME = {
  countries: 13,
  episodes: 10,
  onsiteEvents: 6,
  equity: '3%',
  months: 6,
  teamLimit: 5,
  startups: 40,
  mentors: 21,
  submissions: 239,
} as const;

/** When the application window closed: 15 December 2024, 23:59 CET, in ms since the epoch. */
export const APPLICATIONS_CLOSE = Date.UTC(2024, 11, 15, 22, 59);

/** Submissions by country of the founders, as received (rule 1.5). */
export const SUBMISSIONS = [
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
] as const;

/** The road of Season 2 (rule 1.6). `dateTime` is for machines. */
export const MILESTONES = [
  {
    date: 'November 2024',
    dateTime: '2024-11',
    title: 'Applications open',
    description: 'Founders from 13 countries send in their startups.',
  },
  {
    date: '15 December 2024',
    dateTime: '2024-12-15',
    title: 'Applications close',
    description: 'The window shuts at 23:59 CET.',
  },
  {
    date: '15 January 2025',
    dateTime: '2025-01-15',
    title: 'Programme starts',
    description: 'Accepted participants are notified and meet their mentors.',
  },
  {
    date: 'February 2025',
    dateTime: '2025-02',
    title: 'Premiere',
    description: 'The first of ten episodes goes on air.',
  },
  {
    date: 'June 2025',
    dateTime: '2025-06',
    title: 'Demo Day and Grand Finale',
    description: 'The last pitch, the cash prize, and the flight to Silicon Valley.',
  },
] as const;

/** Where Season 2 stands, as the hero says it: in progress, on air. An index of `MILESTONES`. */
export const CURRENT_MILESTONE = 3;
