import { mix } from '../basics/palette';
import type { Ids } from '../basics/svg';
import type { Hair, Traits } from './traits';

type Curl = readonly [x: number, y: number, radius: number];

/** What falls behind the head. */
export function hairBehind({ hair, hairColour, clothes, woman }: Traits): string {
  const shade = mix(hairColour, '#000000', 0.35);
  if (hair === 'bun') return `<circle cx="100" cy="34" r="16" fill="${hairColour}"/>`;
  if (hair === 'scarf') {
    return `<path d="M60,90C52,32 148,32 140,90C142,126 150,146 158,170H42C50,146 58,126 60,90Z" fill="${clothes[1]}"/>`;
  }
  if (hair === 'curly') return curls(woman ? [...SIDE_CURLS, ...LOW_CURLS] : SIDE_CURLS, shade);
  const outline = BEHIND[hair];
  return outline ? `<path d="${outline}" fill="${shade}"/>` : '';
}

/** What lies on the forehead, with a lit strand on the left. */
export function hairInFront({ hair, hairColour, clothes }: Traits, id: Ids): string {
  if (hair === 'curly') return curls(TOP_CURLS, hairColour);
  if (hair === 'scarf') return scarf(clothes[0], clothes[1]);
  const outline = IN_FRONT[hair];
  if (!outline) return '';
  const clip = id();
  const strand = mix(hairColour, '#ffb627', 0.16);
  return `<path d="${outline}" fill="${hairColour}"/><defs><clipPath id="${clip}"><path d="${outline}"/></clipPath></defs><g clip-path="url(#${clip})"><path d="M60,30H88Q78,52 70,92H60Z" fill="${strand}" opacity=".75"/></g>`;
}

const BEHIND: Partial<Record<Hair, string>> = {
  long: 'M62,86C56,36 144,36 138,86C138,120 146,150 140,172H60C54,150 62,120 62,86Z',
  wavy: 'M60,88C52,34 148,34 140,88C152,104 140,120 150,136C158,156 140,168 128,164H72C60,168 42,156 50,136C60,120 48,104 60,88Z',
  bob: 'M62,84C56,36 144,36 138,84C140,104 142,116 138,128H62C58,116 60,104 62,84Z',
};

const IN_FRONT: Partial<Record<Hair, string>> = {
  crop: 'M69,82C64,40 92,38 102,40C126,38 136,54 131,82C128,74 127,66 122,62C106,58 92,60 78,62C73,66 72,74 69,82Z',
  part: 'M68,84C62,44 86,36 102,37C128,36 138,54 131,84C129,72 126,66 118,62C102,62 92,58 88,52C86,60 76,64 74,70C71,74 71,78 68,84Z',
  quiff:
    'M69,80C64,56 70,46 78,42C84,28 122,26 132,44C136,54 133,70 131,80C128,70 126,64 120,60C104,64 92,58 80,62C74,66 72,74 69,80Z',
  long: 'M69,88C62,40 92,38 100,42C108,38 138,40 131,88C128,74 118,62 102,52C86,62 72,74 69,88Z',
  bob: 'M68,100C58,40 90,36 102,38C132,36 142,50 132,100C130,82 126,72 122,68C106,68 88,64 82,56C78,68 72,80 68,100Z',
  bun: 'M69,82C64,44 90,40 100,40C110,40 136,44 131,82C127,66 116,58 100,58C84,58 73,66 69,82Z',
  wavy: 'M67,94C58,40 94,36 102,40C134,36 142,52 133,94C130,78 124,70 118,64C104,66 96,60 92,54C84,64 72,74 67,94Z',
};

const SIDE_CURLS: readonly Curl[] = [
  [68, 70, 16],
  [132, 70, 16],
  [64, 90, 13],
  [136, 90, 13],
];
const LOW_CURLS: readonly Curl[] = [
  [62, 108, 14],
  [138, 108, 14],
  [66, 124, 12],
  [134, 124, 12],
];
const TOP_CURLS: readonly Curl[] = [
  [78, 56, 14],
  [92, 48, 15],
  [108, 48, 15],
  [122, 56, 14],
  [72, 68, 10],
  [128, 68, 10],
  [100, 56, 12],
];

function curls(list: readonly Curl[], fill: string): string {
  return list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
}

function scarf(lit: string, shaded: string): string {
  return `<path d="M66,96C58,40 90,38 100,38C110,38 142,40 134,96C132,72 120,56 100,56C80,56 68,72 66,96Z" fill="${lit}"/><path d="M66,96C68,126 86,142 100,142C114,142 132,126 134,96C140,122 136,150 150,172C120,190 80,190 50,172C64,150 60,122 66,96Z" fill="${lit}"/><path d="M104,142C118,140 130,124 134,96C140,122 136,150 150,172C140,180 124,184 110,185Z" fill="${shaded}"/>`;
}
