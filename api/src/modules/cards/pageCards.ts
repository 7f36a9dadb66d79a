import type { Card } from './card';

const SEASON = 'Season 2';
const PLACES = 'From 13 countries of the Balkans, Turkey and Cyprus';

/** Cards of the pages whose words are always the same, by the name in their address. */
export const PAGE_CARDS: Record<string, Card> = {
  site: {
    tag: SEASON,
    title: 'Season 2 in progress!',
    line: '40 startups are heading to Demo Day, Silicon Valley and a cash prize.',
  },
  startups: { tag: SEASON, title: 'Get to know the heroes of the show', line: PLACES },
  about: { tag: 'About us', title: 'Half accelerator, half prime time', line: PLACES },
  'for-startups': {
    tag: 'For startups',
    title: 'Six months that show',
    line: 'Pre-seed and seed stage teams with an MVP; 3% equity.',
  },
  'for-mentors': {
    tag: 'For mentors',
    title: 'Be the call they remember',
    line: 'Help a founding team from the first session to Demo Day.',
  },
  'for-investors': {
    tag: 'For investors',
    title: 'Know the founder before the round',
    line: PLACES,
  },
  faq: {
    tag: 'FAQ',
    title: 'Questions before the cameras roll',
    line: 'Who is eligible, dates, mentors, equity, filming.',
  },
  contact: {
    tag: 'Contact',
    title: 'Talk to the crew',
    line: 'Read by a person, answered within two working days.',
  },
};
