import { random } from './basics/random';
import { idsOf, linear, picture, type Size, svg } from './basics/svg';
import { coverMark } from './coverMark';

export interface CoverOptions {
  /** Usually the startup's name. */
  seed: string;
  /** Picks background and mark, any whole number; drawn by lot from the seed when missing. */
  index?: number;
}

type Panel = readonly [from: string, to: string, mark: string];

/** A startup's picture: one big plain mark on a background of two colours. */
export function cover(size: Size, { seed, index }: CoverOptions): string {
  const next = random(seed);
  const at = index ?? Math.floor(random(`cover${seed}`)() * 60);
  const [from, to, colour] = PANELS[at % PANELS.length] ?? PANELS[0];
  const { width: w, height: h } = size;
  const background = idsOf('cover', size, seed, at)();
  const mark = coverMark(at, { x: w / 2, y: h / 2, radius: h * 0.27, colour, panel: to });
  return picture(
    size,
    svg`<defs>${linear(
      background,
      [
        [0, from],
        [1, to],
      ],
      [0, 0, 1, 1],
    )}</defs><rect width="${w}" height="${h}" fill="url(#${background})"/><circle cx="${w * (0.1 + 0.8 * next())}" cy="${h * 1.05}" r="${h * 0.75}" fill="${colour}" opacity=".1"/><circle cx="${w * (0.1 + 0.8 * next())}" cy="0" r="${h * 0.5}" fill="#000" opacity=".1"/>${mark}`,
  );
}

const PANELS: readonly [Panel, ...Panel[]] = [
  ['#c2164a', '#3a0f33', '#ffd37a'],
  ['#ff7a26', '#c2164a', '#fff1dc'],
  ['#1f9d98', '#0b3c4a', '#ffe0a0'],
  ['#3a1a46', '#150a1c', '#ff8a3a'],
  ['#ffb627', '#f0502a', '#3a0f33'],
  ['#254a8a', '#141a44', '#ffb86a'],
  ['#4a5d2e', '#1d2a1a', '#ffd37a'],
  ['#8a2450', '#2a0f30', '#ff9a6a'],
  ['#f2e4d5', '#e6c7ae', '#7a1440'],
  ['#0f5d66', '#0b2333', '#7fe0cf'],
];
