import { mix } from '../basics/palette';
import { person } from '../basics/people';
import { ground, ridge } from '../basics/ridge';
import { sky, sun } from '../basics/sky';
import { svg } from '../basics/svg';
import type { Frame } from './frame';

/** Three founders on the shore, a sail on the water. */
export function coastScene(frame: Frame): string {
  const { id, next, palette, width: w, height: h, seed } = frame;
  const air = sky(id, palette.sky, frame);
  const light = sun(id, {
    x: w * (0.35 + 0.3 * next()),
    y: h * 0.55,
    radius: h * 0.18,
    colour: palette.sun,
  });
  const glitter = sea(frame);
  const cape = ridge({
    width: w * 0.45,
    base: h * 0.58,
    swing: h * 0.2,
    seed: `${seed}c`,
    steps: 5,
  });
  const people = [4, 0, 1].map((who, i) =>
    person(who, {
      x: w * (0.14 + 0.08 * i),
      y: h * 0.865,
      height: h * 0.24,
      fill: palette.near,
      turned: i === 1,
    }),
  );
  const shore = svg`<path d="M0,${h} L0,${h * 0.86} Q${w * 0.3},${h * 0.8} ${w * 0.62},${h * 0.93} L${w * 0.7},${h}Z" fill="${palette.near}"/>`;
  return svg`${air}${light}${glitter}<path d="${ground(cape, { width: w * 0.45, height: h * 0.6 })}" fill="${palette.far}"/>${sail(frame)}${shore}${people}`;
}

function sea({ next, palette, width: w, height: h }: Frame): string {
  const strips = Array.from({ length: 9 }, (_, i) => {
    const length = w * (0.05 + 0.22 * next());
    const x = w * 0.5 - length / 2 + (next() - 0.5) * w * 0.12;
    return svg`<rect x="${x}" y="${h * (0.62 + i * 0.036)}" width="${length}" height="2.4" rx="1.2" fill="${palette.sun}" opacity="${0.7 - 0.06 * i}"/>`;
  });
  const water = mix(palette.sky[1] ?? palette.far, palette.near, 0.25);
  return svg`<rect y="${h * 0.6}" width="${w}" height="${h * 0.4}" fill="${water}"/>${strips}`;
}

function sail({ palette, width: w, height: h }: Frame): string {
  const [x, y] = [w * 0.74, h * 0.64];
  return svg`<path d="M${x},${y} l${h * 0.005},-${h * 0.26} l${h * 0.13},${h * 0.23} Z M${x - 4},${y} l-${h * 0.09},0 l${h * 0.085},-${h * 0.2}Z M${x - h * 0.12},${y + 4} h${h * 0.28} l-${h * 0.05},${h * 0.045} h-${h * 0.18}Z" fill="${palette.near}"/>`;
}
