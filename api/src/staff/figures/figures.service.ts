import type { Figures, StaffFigures } from 'contract/wire/figures.contract';
import { Temporal } from 'temporal-polyfill';
import { utcDay } from '../../app/clock';
import { notFound } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import { programmeQueries } from '../../modules/programme/programme.queries';
import { dayIn } from '../../modules/scheduling/localTime';
import { daysBefore } from '../../retention/retention';
import { PAGE_VIEW_RETENTION_DAYS } from '../../retention/site';
import { programmeZone } from '../zone/programmeZone';
import { figuresQueries } from './figures.queries';
import { addDays, lastWeeks, nextMonday, type Period, seasonPeriod, weeksOf } from './periods';

type Measure = Exclude<keyof Figures, 'from' | 'to'>;

/** Figures of the programme by week and season (rule 11.45). */
export function figuresService({ db, clock }: DbDeps) {
  return {
    /** @throws 404 for an unknown season */
    async read({ season: number }: { season?: number }): Promise<StaffFigures> {
      const { site } = await programmeQueries(db).published();
      const zone = programmeZone(site);
      const now = clock.now();
      const until = nextMonday(zone, now.getTime());
      const chosen = site.seasons.find((one) => one.number === number);
      if (number !== undefined && !chosen) throw notFound();

      const ofChosen = chosen && seasonPeriod(chosen, until);
      const weeks = chosen ? (ofChosen ? weeksOf(ofChosen) : []) : lastWeeks(until);
      const seasons = site.seasons
        .toSorted((one, other) => other.number - one.number)
        .flatMap(({ name, ...season }) => {
          const stretch = seasonPeriod({ name, ...season }, until);
          return stretch ? [{ ...stretch, number: season.number, name }] : [];
        });
      const all = [...weeks, ...seasons];
      if (all.length === 0)
        return { zone, season: number ?? null, weeks: [], seasons: [], pages: [] };

      const stored = utcDay(daysBefore(now, PAGE_VIEW_RETENTION_DAYS));
      const { figuresOf, mostViewed } = await count(all, zone, stored);
      return {
        zone,
        season: number ?? null,
        weeks: weeks.map(figuresOf),
        seasons: seasons.map((one) => ({
          number: one.number,
          name: one.name,
          ...figuresOf(one),
        })),
        pages: await mostViewed(weeks),
      };
    },
  };

  /** Counts everything once, between consecutive boundaries of all periods. */
  async function count(stretches: readonly Period[], zone: string, stored: string) {
    const days = [...new Set(stretches.flatMap(({ from, until }) => [from, until]))].sort();
    const moments = days.map((day) => new Date(dayIn(zone, Temporal.PlainDate.from(day)).start));
    const queries = figuresQueries(db, { days, moments });
    const counted: Record<Measure, number[]> = {
      signups: inPieces(await queries.signups()),
      follows: inPieces([...(await queries.startupFollows()), ...(await queries.userFollows())]),
      profile_views: inPieces(await queries.profileViews()),
      page_views: inPieces(await queries.pageViews()),
      booked: inPieces(await queries.booked()),
      held: inPieces(await queries.held()),
    };

    function figuresOf({ from, until }: Period): Figures {
      const [first, end] = [days.indexOf(from), days.indexOf(until)];
      const sum = (measure: Measure) =>
        counted[measure].slice(first, end).reduce((all, one) => all + (one ?? 0), 0);
      return {
        from,
        to: addDays(until, -1),
        signups: sum('signups'),
        follows: sum('follows'),
        profile_views: sum('profile_views'),
        page_views: from < stored ? null : sum('page_views'),
        booked: sum('booked'),
        held: sum('held'),
      };
    }

    return {
      figuresOf,
      mostViewed: async (weeks: readonly Period[]) =>
        weeks.length > 0
          ? queries.mostViewed({ from: weeks[0]!.from, until: weeks.at(-1)!.until })
          : [],
    };
  }
}

/** An array with an entry for each piece; missing counts are zero. */
function inPieces(rows: readonly { piece: number; count: number }[]): number[] {
  const pieces: number[] = [];
  for (const { piece, count } of rows) pieces[piece] = (pieces[piece] ?? 0) + count;
  return pieces;
}
