import { random } from './random';
import type { Size } from './svg';

/** A point of a ridge line, [x, y] in pixels. */
export type Point = [x: number, y: number];

interface Ridge {
  width: number;
  /** The mean height of the line, in pixels from the top. */
  base: number;
  /** How far peaks and valleys lie from `base`, in pixels. */
  swing: number;
  seed: string;
  /** How much of the swing each finer step keeps, 0 (smooth) to 1 (jagged). */
  rough?: number;
  /** How often the line is halved: 2^steps segments. */
  steps?: number;
}

/** A mountain line by midpoint displacement, from the left edge to the right one. */
export function ridge({ width, base, swing, seed, rough = 0.5, steps = 6 }: Ridge): Point[] {
  const next = random(seed);
  let heights = [(next() - 0.5) * 0.6, (next() - 0.5) * 0.6];
  let reach = 1;
  for (let step = 0; step < steps; step += 1) {
    heights = heights.flatMap((height, i) => {
      const right = heights[i + 1];
      return right === undefined
        ? [height]
        : [height, (height + right) / 2 + (next() - 0.5) * reach];
    });
    reach *= rough;
  }
  return heights.map((height, i) => [(width * i) / (heights.length - 1), base - height * swing]);
}

/** The ground below a ridge line, down to the lower edge, as the `d` of a path. */
export function ground(line: Point[], { width, height }: Size): string {
  const points = line.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join(' ');
  return `M0,${tenth(height)} L${points} L${tenth(width)},${tenth(height)} Z`;
}

/** How high a ridge line runs at `x`, in pixels from the top. */
export function heightAt(line: Point[], x: number): number {
  const right = line.findIndex(([at], i) => i > 0 && at >= x);
  const [a, b] = [line[right - 1], line[right]];
  if (!a || !b) return line.at(-1)?.[1] ?? 0;
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}

const tenth = (value: number) => Number(value.toFixed(1));
