import { NIGHT } from './basics/palette';
import { person } from './basics/people';
import { idsOf, picture, type Size, svg } from './basics/svg';
import { risingSun } from './hero/light';

/** Both in pixels. */
export interface NotFoundOptions {
  /** Radius of the sun that is the zero. */
  radius: number;
  /** Font size of the two fours. */
  digits: number;
}

/**
 * 404 as a sign on clear ground: the zero is a rising sun with one founder in front of it. The sky
 * is a picture of its own, so that the sign keeps its place above the text on every screen.
 */
export function notFound(size: Size, options: NotFoundOptions): string {
  const { radius, digits } = options;
  const [x, y] = [size.width / 2, size.height / 2];
  const aside = radius + digits * 0.235;
  return picture(
    size,
    [
      risingSun(idsOf('notFound', size, options), { x, y, radius }),
      four(x - aside, y, digits),
      four(x + aside, y, digits),
      person(2, { x, y: y + radius * 0.98, height: radius * 0.62, fill: NIGHT }),
    ].join(''),
  );
}

/** A condensed, open 4 around x,y. Drawn, since a picture cannot use the page's fonts. */
function four(x: number, y: number, size: number): string {
  const k = size / 100;
  return svg`<path transform="translate(${x},${y}) scale(${k})" fill="#fff6ee" stroke="#fff6ee" stroke-width="2.4" stroke-linejoin="round" d="M-4.7,-30.9H6.7L-5.6,11.2H3.8V-9H15.5V11.2H19.7V21.1H15.5V32.1H3.8V21.1H-20.7V15.8Z"/>`;
}
