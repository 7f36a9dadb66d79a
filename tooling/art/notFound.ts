import { hero } from './hero/hero';
import type { HeroOptions } from './hero/options';
import { NIGHT } from './palette';
import { person } from './people';
import { type Size, svg } from './svg';

/** Where the zero of the 404 stands, in pixels. */
export interface NotFoundOptions {
  x: number;
  y: number;
  radius: number;
  /** Height of the two fours, in pixels of font size. */
  digits: number;
  relief?: HeroOptions['relief'];
}

/** 404: the zero is a rising sun with one founder in front of it. */
export function notFound(
  size: Size,
  { x, y, radius, digits, relief = 1 }: NotFoundOptions,
): string {
  const sunrise = hero(size, {
    seed: 'nf',
    sunX: x / size.width,
    sunY: y / size.height,
    sunRadius: radius / (Math.min(size.width, size.height) * 1.35),
    peopleX: [],
    lift: 0.06,
    rise: 0,
    shade: false,
    relief,
  });
  const founder = person(2, { x, y: y + radius * 0.98, height: radius * 0.62, fill: NIGHT });
  const aside = radius + digits * 0.235;
  return sunrise.replace(
    '</svg>',
    `${four(x - aside, y, digits)}${four(x + aside, y, digits)}${founder}</svg>`,
  );
}

/** A condensed 4 around x,y. Drawn, since a picture cannot use the page's fonts. */
function four(x: number, y: number, size: number): string {
  const k = size / 100;
  return svg`<path transform="translate(${x},${y}) scale(${k})" fill="#fff6ee" fill-rule="evenodd" d="M-1,-33.5H11.5V12H18V22.5H11.5V33.500H-1.500V22.500H-19.500V13.500ZM-1.500,-14L-9,12H-1.500Z"/>`;
}
