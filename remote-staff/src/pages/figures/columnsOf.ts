import { scaleBand, scaleLinear } from 'd3-scale';

/** Height of the plot in px; its width is the container's. */
export const PLOT_HEIGHT = 144;
const TICK_COUNT = 3;
const MIN_SCALE_TOP = 4; // so that a single sign-up does not fill the chart

/** A column: its position in percent of the width, its height in px. */
export interface Column {
  x: number;
  width: number;
  height: number;
}

/** Adjacent positions without a known count, in percent of the width. */
interface Gap {
  x: number;
  width: number;
}

/**
 * Counts as columns side by side, and their grid lines.
 * @param counts in the order of the axis; null when unknown
 * @param top the highest count of the axis; the highest of these when left out
 */
export function columnsOf(counts: readonly (number | null)[], top = topOf(counts)) {
  const places = scaleBand<number>()
    .domain([...counts.keys()])
    .range([0, 100])
    .paddingInner(0.25)
    .paddingOuter(0.125);
  const heights = scaleLinear([0, Math.max(MIN_SCALE_TOP, top)], [0, PLOT_HEIGHT]).nice(TICK_COUNT);
  const step = places.step();
  return {
    /** The full width of a position, as its pointer target. */
    step,
    /** An unknown count has no column, not one of height 0. */
    columns: counts.map((count, at): Column | null =>
      count === null ? null : { x: places(at)!, width: places.bandwidth(), height: heights(count) },
    ),
    gaps: gapsOf(counts).map(
      ({ first, length }): Gap => ({ x: first * step, width: length * step }),
    ),
    lines: heights.ticks(TICK_COUNT).map((count) => ({ count, y: PLOT_HEIGHT - heights(count) })),
  };
}

/** The highest of them. */
const topOf = (counts: readonly (number | null)[]) =>
  Math.max(0, ...counts.map((count) => count ?? 0));

/** Ranges without a count. */
function gapsOf(counts: readonly (number | null)[]) {
  const gaps: { first: number; length: number }[] = [];
  for (const [at, count] of counts.entries()) {
    if (count !== null) continue;
    const last = gaps.at(-1);
    if (last && last.first + last.length === at) last.length += 1;
    else gaps.push({ first: at, length: 1 });
  }
  return gaps;
}
