import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import { format, parseISO } from 'date-fns';
import { plural } from 'shared-ui';

/** A day's measures, by the names of the contract. */
export type Measure = 'followers' | 'views';

export function sumOf(days: readonly AnalyticsDay[], measure: Measure): number {
  return days.reduce((sum, day) => sum + day[measure], 0);
}

/** The whole chart in one sentence. */
export function analyticsText(days: readonly AnalyticsDay[]): string {
  const [followers, views] = [sumOf(days, 'followers'), sumOf(days, 'views')];
  const most = days.reduce((best, day) => (day.views > best.views ? day : best), days[0]!);
  const best = views > 0 ? `, most views on ${shortDay(most.day)}` : '';
  return `${plural(followers, 'new follower')} and ${plural(views, 'profile view')} in the last ${days.length} days${best}.`;
}

/** A day as an axis label, e.g. 'Mar 20'. @param day 'yyyy-MM-dd' */
export function shortDay(day: string): string {
  return format(parseISO(day), 'MMM d');
}
