import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

/** The box of a curve; the picture is then stretched to its container. */
export const BOX = { width: 300, height: 64 };
const MIN_SCALE_TOP = 4; // so that a single follower does not fill the chart

/**
 * A series of counts as svg paths: the curve, and the area below it.
 * @param counts one per day, oldest first
 */
export function curveOf(counts: readonly number[]): { line: string; area: string } {
  const x = scaleLinear([0, Math.max(1, counts.length - 1)], [0, BOX.width]);
  const y = scaleLinear([0, Math.max(MIN_SCALE_TOP, ...counts)], [BOX.height - 1, 2]);
  const points = counts.map((count, at): [number, number] => [x(at), y(count)]);

  return {
    line: line().curve(curveMonotoneX)(points) ?? '',
    area: area().curve(curveMonotoneX).y0(BOX.height)(points) ?? '',
  };
}
