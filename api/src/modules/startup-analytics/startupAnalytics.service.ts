import type { AnalyticsDay } from 'contract/wire/startup-analytics.contract';
import { DAY, utcDay } from '../../app/clock';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { startupAnalyticsQueries } from './startupAnalytics.queries';

/** Followers and views of a startup by day, for its team, mentors and staff. */
export function startupAnalyticsService({ db, clock }: DbDeps) {
  const policy = startupPolicy(db);
  const analytics = startupAnalyticsQueries(db);

  return {
    /** The last `length` days, today included. @throws 404 */
    async days(viewer: Viewer, startupId: number, length: number): Promise<AnalyticsDay[]> {
      await policy.requireCompanion(viewer, startupId);
      const days = lastDays(clock.now(), length);
      const [first = ''] = days;
      const followers = byDay(await analytics.followers(startupId, new Date(first)));
      const views = byDay(await analytics.views(startupId, first));
      return days.map((day) => ({
        day,
        followers: followers.get(day) ?? 0,
        views: views.get(day) ?? 0,
      }));
    },
  };
}

/** Oldest first. A UTC day always has 24 hours. */
const lastDays = (now: Date, length: number) =>
  Array.from({ length }, (_, at) => utcDay(new Date(now.getTime() - (length - 1 - at) * DAY)));

const byDay = (rows: { day: string; count: number }[]) =>
  new Map(rows.map(({ day, count }) => [day, count]));
