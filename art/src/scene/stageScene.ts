import { NIGHT } from '../basics/palette';
import { person } from '../basics/people';
import { sky } from '../basics/sky';
import { linear, svg } from '../basics/svg';
import type { Frame } from './frame';

const HALL_SKY = ['#12070f', '#1d0b22', '#3a1140', '#7d1a4c', '#c33545'];

/** A pitch on stage: spotlights, a chart that grows, the audience in the dark. */
export function stageScene(frame: Frame): string {
  const { id, next, width: w, height: h } = frame;
  const ground = sky(id, HALL_SKY, frame);
  const beam = id();
  const light = linear(beam, [
    [0, '#ffd79a', 0.8],
    [1, '#ff5b1f', 0],
  ]);
  const beams = Array.from({ length: 6 }, (_, i) => {
    const top = w * (0.1 + 0.16 * i);
    const foot = top + (next() - 0.5) * w * 0.5;
    return svg`<path d="M${top},0 L${foot - w * 0.07},${h} L${foot + w * 0.07},${h} Z" fill="url(#${beam})" opacity="${0.28 + 0.3 * next()}"/>`;
  });
  const screen = svg`<rect x="${w * 0.27}" y="${h * 0.2}" width="${w * 0.46}" height="${h * 0.3}" rx="4" fill="#1a0a1c"/><rect x="${w * 0.285}" y="${h * 0.22}" width="${w * 0.43}" height="${h * 0.26}" fill="url(#${beam})"/><path d="${chart(frame)}" fill="none" stroke="#fff3e6" stroke-width="${h * 0.012}"/>`;
  const floor = svg`<rect x="0" y="${h * 0.72}" width="${w}" height="${h * 0.28}" fill="#1a0a19"/><ellipse cx="${w * 0.5}" cy="${h * 0.725}" rx="${w * 0.2}" ry="${h * 0.035}" fill="#ffb043" opacity=".75"/>`;
  const speaker = person(Math.floor(next() * 5), {
    x: w * 0.5,
    y: h * 0.735,
    height: h * 0.3,
    fill: NIGHT,
  });
  return svg`${ground}<defs>${light}</defs>${beams}${screen}${floor}${speaker}${audience(frame)}`;
}

const RESULTS = [
  [0.31, 0.43],
  [0.42, 0.36],
  [0.5, 0.39],
  [0.67, 0.26],
] as const;

function chart({ width, height }: Frame): string {
  return RESULTS.map(([x, y], i) => svg`${i ? 'L' : 'M'}${width * x},${height * y}`).join(' ');
}

function audience({ next, width: w, height: h }: Frame): string[] {
  const head = h * 0.055;
  return [0, 1].flatMap((row) =>
    Array.from({ length: 14 }, (_, i) => {
      const x = w * (i / 13) + (next() - 0.5) * 14;
      const y = h * (0.9 + row * 0.1) + (next() - 0.5) * 8;
      const fill = row ? '#0d050c' : '#22102a';
      return svg`<path d="M${x - head * 1.9},${h} Q${x - head * 1.7},${y + head * 0.9} ${x},${y + head * 0.9} T${x + head * 1.9},${h}Z" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${head}" fill="${fill}"/>`;
    }),
  );
}
