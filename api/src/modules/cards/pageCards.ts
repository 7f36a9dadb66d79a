import { fillFacts, type ProgrammeFacts } from 'contract/programme';

import type { Card } from './card';

const SHOW_TAG = '{season} || The show';
const COUNTRIES_LINE = 'From {countries} countries of {region} || Founders on air';

/** Cards of pages by the name in their address; texts are filled with facts of the programme. */
const PAGE_CARDS: Record<string, Card> = {
  site: {
    tag: SHOW_TAG,
    title: '{headline} || An accelerator, filmed',
    line: '{announcement}',
  },
  startups: { tag: SHOW_TAG, title: 'Get to know the heroes of the show', line: COUNTRIES_LINE },
  about: { tag: 'About us', title: 'Half accelerator, half prime time', line: COUNTRIES_LINE },
  'for-startups': {
    tag: 'For startups',
    title: '{MonthsWords} months that show || A season that shows',
    line: 'Pre-seed and seed stage teams with an MVP; {equity} equity. || Pre-seed and seed stage teams with an MVP.',
  },
  'for-mentors': {
    tag: 'For mentors',
    title: 'Be the call they remember',
    line: 'Help a founding team from the first session to Demo Day.',
  },
  'for-investors': {
    tag: 'For investors',
    title: 'Know the founder before the round',
    line: COUNTRIES_LINE,
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

/**
 * @param product name that the headline of a season may contain
 * @returns undefined when no page has this name
 */
export function pageCard(name: string, facts: ProgrammeFacts, product: string): Card | undefined {
  const card = Object.hasOwn(PAGE_CARDS, name) ? PAGE_CARDS[name] : undefined;
  if (!card) return undefined;
  const filled = (text: string) => fillFacts(text, facts).replaceAll('{product}', product);
  return { ...card, tag: filled(card.tag), title: filled(card.title), line: filled(card.line) };
}
