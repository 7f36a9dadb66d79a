import type { Size } from 'art';
import { picture, svg } from 'art/basics/svg';
import { between } from './camera';
import { FADE, LENGTH, SHOTS } from './shots';
import { title } from './titles';

/** The picture at one moment, in seconds: the shot that runs, its forerunner fading, the title. */
export async function frame(size: Size, at: number): Promise<string> {
  const running = SHOTS.filter(({ from, to }) => at >= from && at < to + FADE);
  const layers = running.map(({ from, to, draw }, i) => {
    const share = between(at, from, to + FADE);
    const veil = i === 0 ? 1 : between(at, from, from + FADE);
    return svg`<g opacity="${veil}">${draw(size, share)}</g>`;
  });
  return picture(
    size,
    layers.join('') + shade(size) + (await caption(size, at)) + curtain(size, at),
  );
}

/** A title stays as long as the shots in a row that bear it. */
async function caption(size: Size, at: number): Promise<string> {
  const shot = SHOTS.find(({ from, to }) => at >= from && at < to);
  if (!shot?.title) return '';
  const first = SHOTS.find((other) => other.title === shot.title)!;
  return title(shot.title, size, at - first.from);
}

/** Dark enough behind the title on every shot. */
function shade({ width, height }: Size): string {
  return svg`<defs><linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#150a14" stop-opacity="0.85"/><stop offset="1" stop-color="#150a14" stop-opacity="0"/></linearGradient></defs><rect width="${width}" height="${height * 0.36}" fill="url(#top)"/>`;
}

/** The film comes out of the dark, and stays on its last picture. */
function curtain({ width, height }: Size, at: number): string {
  const dark = 1 - between(at, 0, Math.min(0.6, LENGTH));
  return dark > 0
    ? svg`<rect width="${width}" height="${height}" fill="#150a14" opacity="${dark}"/>`
    : '';
}
