import type { Figures, SeasonFigures } from 'contract/wire/figures.contract';
import { format, parseISO } from 'date-fns';

/** A position on the axis: a week or a season. */
export interface Point extends Figures {
  key: string;
  /** Its full name. */
  name: string;
  /** Its label on the axis; empty when there is no room. */
  tick: string;
}

const MAX_TICKS = 7;

/** Weeks; the first week of a month is labelled with the month. */
export function weekPoints(weeks: readonly Figures[]): Point[] {
  const months = weeks.map(({ from }) => format(parseISO(from), 'MMM'));
  return thinned(
    weeks.map((week, at) => ({
      ...week,
      key: week.from,
      name: weekName(week),
      tick: months[at] === months[at - 1] ? '' : months[at]!,
    })),
  );
}

/** Seasons, oldest first. */
export const seasonPoints = (seasons: readonly SeasonFigures[]): Point[] =>
  thinned(
    [...seasons].reverse().map((season) => ({
      ...season,
      key: String(season.number),
      name: season.name,
      tick: season.name,
    })),
  );

/** 'Mar 10–16, 2025', 'Mar 31 – Apr 6, 2025'. */
function weekName({ from, to }: Pick<Figures, 'from' | 'to'>): string {
  const [first, last] = [parseISO(from), parseISO(to)];
  if (from === to) return format(first, 'MMM d, yyyy');
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const end = format(last, sameMonth ? 'd, yyyy' : 'MMM d, yyyy');
  return `${format(first, sameYear ? 'MMM d' : 'MMM d, yyyy')}${sameMonth ? '–' : ' – '}${end}`;
}

/** As many evenly spaced labels as fit on a phone. */
function thinned(points: Point[]): Point[] {
  const labelled = points.filter(({ tick }) => tick);
  const every = Math.ceil(labelled.length / MAX_TICKS);
  const shown = new Set(labelled.filter((_, at) => at % every === 0));
  return points.map((point) => (shown.has(point) ? point : { ...point, tick: '' }));
}
