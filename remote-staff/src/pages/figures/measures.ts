import type { Figures } from 'contract/wire/figures.contract';

/** The counted measures, by the names of the contract. */
type Measure = Exclude<keyof Figures, 'from' | 'to'>;

/** Headings of the table, in its order. */
export const MEASURES: readonly { measure: Measure; label: string }[] = [
  { measure: 'signups', label: 'Sign-ups' },
  { measure: 'follows', label: 'Follows' },
  { measure: 'profile_views', label: 'Profile views' },
  { measure: 'page_views', label: 'Page views' },
  { measure: 'booked', label: 'Sessions booked' },
  { measure: 'held', label: 'Sessions held' },
];

/** One chart: a measure, and the part of it that is drawn over it. */
export interface ChartSubject {
  title: string;
  measure: Measure;
  part?: { measure: Measure; label: string; whole: string };
}

export const CHARTS: readonly ChartSubject[] = [
  { title: 'Sign-ups', measure: 'signups' },
  { title: 'Follows', measure: 'follows' },
  { title: 'Profile views', measure: 'profile_views' },
  { title: 'Page views', measure: 'page_views' },
  {
    title: 'Sessions',
    measure: 'booked',
    part: { measure: 'held', label: 'Held', whole: 'Booked' },
  },
];
