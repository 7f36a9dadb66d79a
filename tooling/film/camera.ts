import { type Size, svg } from 'art/basics/svg';

/** Nearest and farthest a shot comes: 1 shows the whole drawing, 2 a half of it. */
export interface Move {
  from: number;
  to: number;
  /** What stays where it is, in shares of the picture. */
  towards?: readonly [x: number, y: number];
}

/** A drawing seen by a camera that has gone `share` of its way. */
export function seen(drawing: string, { width, height }: Size, move: Move, share: number): string {
  const { from, to, towards: [x, y] = [0.5, 0.5] } = move;
  const near = from + (to - from) * share;
  const [left, top] = [-(near - 1) * width * x, -(near - 1) * height * y];
  const placed = svg`<svg x="${left}" y="${top}" width="${width * near}" height="${height * near}" `;
  return drawing.replace(/^<svg xmlns="[^"]*" width="[^"]*" height="[^"]*" /, placed);
}

/** Slow at both ends. @param share 0 to 1 */
export const eased = (share: number): number => share * share * (3 - 2 * share);

/** How far `at` has come between two moments, 0 before and 1 after them. */
export function between(at: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (at - from) / (to - from)));
}
