import { mix } from '../basics/palette';
import { sky, sun } from '../basics/sky';
import { svg } from '../basics/svg';
import type { Frame } from './frame';

/** A city of lit windows at the end of a working day. */
export function cityScene(frame: Frame): string {
  const { id, next, palette, width: w, height: h } = frame;
  const air = sky(id, palette.sky, frame);
  const light = sun(id, {
    x: w * (0.3 + 0.4 * next()),
    y: h * 0.52,
    radius: h * 0.2,
    colour: palette.sun,
  });
  return svg`${air}${light}${[0, 1, 2].map((row) => street(frame, row))}`;
}

/** One row of houses from left to right; only the nearest row (2) has windows. */
function street(frame: Frame, row: number): string {
  const { next, palette, width: w, height: h } = frame;
  const fill = mix(palette.far, palette.near, 0.2 + row * 0.4);
  const foot = h * (0.8 + row * 0.1);
  let houses = '';
  for (let x = -10; x < w; ) {
    const width = w * (0.035 + 0.055 * next());
    const height = h * (0.16 + 0.26 * next()) * (1 - 0.18 * row) + h * 0.06;
    houses += svg`<rect x="${x}" y="${foot - height}" width="${width + 1}" height="${h}" fill="${fill}"/>`;
    if (row === 2) houses += windows(frame, x, width, height);
    if (next() > 0.86) {
      houses += svg`<rect x="${x + width / 2}" y="${foot - height - h * 0.1}" width="2" height="${h * 0.1}" fill="${fill}"/>`;
    }
    x += width;
  }
  return houses;
}

function windows({ next, palette, height: h }: Frame, x: number, width: number, height: number) {
  let lit = '';
  for (let floor = 0; floor < 5; floor += 1) {
    if (next() <= 0.45) continue;
    lit += svg`<rect x="${x + width * (0.2 + 0.5 * next())}" y="${h - height + 8 + floor * 11}" width="3.4" height="5" fill="${palette.sun}" opacity=".85"/>`;
  }
  return lit;
}
