import { NIGHT } from '../basics/palette';
import { sky, sun } from '../basics/sky';
import { svg } from '../basics/svg';
import type { Frame } from './frame';

const ROOM_SKY = ['#1a1130', '#2a1644', '#5b1d52', '#b23650', '#ffa35a'];

/** Four people at a table in front of lit windows. */
export function deskScene(frame: Frame): string {
  const { id, next, width: w, height: h } = frame;
  const panes = Array.from(
    { length: 5 },
    (_, i) =>
      svg`<rect x="${w * (0.05 + 0.19 * i)}" y="${h * 0.08}" width="${w * 0.16}" height="${h * 0.5}" fill="#ffd49a" opacity="${0.1 + 0.14 * next()}"/>`,
  );
  const lamp = sun(id, { x: w * 0.72, y: h * 0.34, radius: h * 0.1, colour: '#ffe3a1' });
  const table = svg`<rect y="${h * 0.78}" width="${w}" height="${h * 0.22}" fill="${NIGHT}"/>`;
  const people = [0.18, 0.36, 0.56, 0.78].map((share, i) =>
    seated(frame, w * share, h * (0.5 + 0.03 * (i % 2))),
  );
  return svg`${sky(id, ROOM_SKY, frame)}${panes}${lamp}${table}${people}`;
}

function seated({ height: h }: Frame, x: number, y: number): string {
  const k = h * 0.088;
  return svg`<path d="M${x - k * 2.1},${h * 0.8} Q${x - k * 2},${y + k * 1.1} ${x},${y + k * 1.1} T${x + k * 2.1},${h * 0.8}Z" fill="#1d0c22"/><circle cx="${x}" cy="${y}" r="${k}" fill="#1d0c22"/><path d="M${x - k * 1.2},${h * 0.8} l${k * 0.2},-${k * 1.3} h${k * 2} l${k * 0.2},${k * 1.3}z" fill="#3a1a36"/>`;
}
