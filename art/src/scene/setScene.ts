import { NIGHT } from '../basics/palette';
import { person } from '../basics/people';
import { sky, sun } from '../basics/sky';
import { svg } from '../basics/svg';
import type { Frame } from './frame';

const EVENING_SKY = ['#150a14', '#2a1030', '#5a1842', '#a82b45', '#e8603a'];

/** The film set: a camera on its tripod, two founders in front of the lamp. */
export function setScene(frame: Frame): string {
  const { id, width: w, height: h } = frame;
  const lamp = sun(id, {
    x: w * 0.76,
    y: h * 0.42,
    radius: h * 0.27,
    colour: '#ffc46b',
    glow: 1.9,
  });
  const pair = [
    person(1, { x: w * 0.72, y: h * 0.83, height: h * 0.42, fill: '#1d0c1e' }),
    person(0, { x: w * 0.81, y: h * 0.83, height: h * 0.44, fill: '#1d0c1e' }),
  ];
  const operator = person(4, { x: w * 0.085, y: h * 0.97, height: h * 0.66, fill: '#0d050c' });
  return svg`${sky(id, EVENING_SKY, frame)}${lamp}<rect y="${h * 0.8}" width="${w}" height="${h * 0.2}" fill="${NIGHT}"/>${pair}<g transform="translate(${w * 0.22},${h * 0.36}) scale(${h / 320})" fill="#0d050c">${CAMERA}</g>${operator}`;
}

const CAMERA =
  '<rect x="-52" y="-34" width="96" height="58" rx="8"/><path d="M44,-18 l34,-14 v54 l-34,-14z"/><rect x="-34" y="-58" width="52" height="20" rx="10"/><circle cx="-40" cy="-16" r="4" fill="#ff5b1f"/><path d="M-6,24 l-52,160 h10 l48,-150 l48,150 h10z"/>';
