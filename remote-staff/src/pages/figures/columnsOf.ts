import { scaleBand, scaleLinear } from 'd3-scale';

/** Height of the plot, in px; as wide as its place. */
export const PLOT_HEIGHT = 144;
const TICK_COUNT = 3;
const MIN_SCALE_TOP = 4; // so that a single sign-up does not look like a rush

/** A column: its place in percent of the width, its height in px. */
export interface Column {
  x: number;
  width: number;
  height: number;
}

/** Places side by side of which nobody knows the count, in percent of the width. */
interface Gap {
  x: number;
  width: number;
}

/**
 * Counts as columns side by side, and the lines that they are read against.
 * @param counts in the order of the axis; null where nobody knows
 * @param top the highest count of the axis; that of these when left out
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
    /** Each has the width of all that is its own, to point at. */
    step,
    /** Nothing stands where nobody knows: that is no column of height 0. */
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

/** Stretches without a count. */
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
