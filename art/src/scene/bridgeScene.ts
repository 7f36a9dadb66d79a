import { mix } from '../basics/palette';
import { person } from '../basics/people';
import { ground, ridge } from '../basics/ridge';
import { sky, sun } from '../basics/sky';
import { svg } from '../basics/svg';
import type { Frame } from './frame';

/** Three founders on an old stone bridge over a river. */
export function bridgeScene(frame: Frame): string {
  const { id, palette, width: w, height: h, seed } = frame;
  const light =
    sky(id, palette.sky, frame) +
    sun(id, { x: w * 0.5, y: h * 0.5, radius: h * 0.17, colour: palette.sun });
  const hills = [0, 1].map((layer) => {
    const line = ridge({
      width: w,
      base: h * (0.56 + layer * 0.08),
      swing: h * 0.24,
      seed: `${seed}b${layer}`,
    });
    return svg`<path d="${ground(line, frame)}" fill="${mix(palette.far, palette.near, 0.15 + layer * 0.3)}"/>`;
  });
  const arch = svg`<path d="M0,${h * 0.56} L${w * 0.22},${h * 0.5} L${w * 0.5},${h * 0.42} L${w * 0.78},${h * 0.5} L${w},${h * 0.56} V${h * 0.82} H${w * 0.82} C${w * 0.8},${h * 0.6} ${w * 0.64},${h * 0.49} ${w * 0.5},${h * 0.49} C${w * 0.36},${h * 0.49} ${w * 0.2},${h * 0.6} ${w * 0.18},${h * 0.82} H0 Z" fill="${palette.near}"/>`;
  const people = [
    person(2, { x: w * 0.44, y: h * 0.445, height: h * 0.16, fill: palette.near }),
    person(1, { x: w * 0.5, y: h * 0.43, height: h * 0.15, fill: palette.near }),
    person(3, { x: w * 0.56, y: h * 0.445, height: h * 0.155, fill: palette.near }),
  ];
  return svg`${light}${hills}${river(frame)}${arch}${people}`;
}

function river({ next, palette, width: w, height: h }: Frame): string {
  const ripples = Array.from({ length: 5 }, (_, i) => {
    const x = w * (0.36 + next() * 0.1);
    return svg`<rect x="${x}" y="${h * (0.79 + i * 0.04)}" width="${w * (0.1 + next() * 0.14)}" height="2" fill="${palette.sun}" opacity=".5"/>`;
  });
  const water = mix(palette.near, palette.sky[2] ?? palette.far, 0.3);
  return svg`<rect y="${h * 0.76}" width="${w}" height="${h * 0.24}" fill="${water}"/><rect x="${w * 0.42}" y="${h * 0.76}" width="${w * 0.16}" height="${h * 0.24}" fill="${palette.sun}" opacity=".28"/>${ripples}`;
}
