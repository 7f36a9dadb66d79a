import { NIGHT } from '../basics/palette';
import { type Ids, linear, radial, type Size, svg } from '../basics/svg';
import type { HeroScene } from './options';

/** The sky before sunrise. */
export function backdrop(id: Ids, { width, height }: Size): string {
  const night = id();
  const sky = [
    [0, NIGHT],
    [0.28, '#2b0f2c'],
    [0.52, '#7d1744'],
    [0.7, '#d8342f'],
    [0.86, '#ff7a26'],
    [1, '#ffb843'],
  ] as const;
  return svg`<defs>${linear(night, sky)}</defs><rect width="${width}" height="${height}" fill="url(#${night})"/>`;
}

/** The sun with its glow and the four rings of a broadcast. */
export function risingSun(
  id: Ids,
  { x, y, radius }: Pick<HeroScene, 'x' | 'y' | 'radius'>,
): string {
  const [disc, glow] = [id(), id()];
  const colours = [
    [0, '#ffe9b0'],
    [0.45, '#ffb627'],
    [0.8, '#ff5b1f'],
    [1, '#e8194b'],
  ] as const;
  const haze = [
    [0, '#ffb04a', 0.62],
    [0.45, '#ff5b1f', 0.28],
    [1, '#e8194b', 0],
  ] as const;
  const rings = [1, 2, 3, 4].map(
    (ring) =>
      svg`<circle cx="${x}" cy="${y}" r="${radius * (1 + 0.22 * ring)}" fill="none" stroke="#ffc46b" stroke-opacity="${0.26 - 0.05 * ring}" stroke-width="1.4"/>`,
  );
  return svg`<defs>${linear(disc, colours)}${radial(glow, haze)}</defs><circle cx="${x}" cy="${y}" r="${radius * 2.5}" fill="url(#${glow})"/>${rings}<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${disc})"/>`;
}

/** Darkens what lies left of the sun, so that text can be read there. */
export function shadow(id: Ids, { width, height }: Size, { sunX, radius }: HeroScene): string {
  const veil = id();
  const edge = sunX - radius / width;
  const stops = [
    [0, NIGHT, 0.86],
    [edge - 0.28, NIGHT, 0.6],
    [edge, NIGHT, 0],
  ] as const;
  return svg`<defs>${linear(veil, stops, [0, 0, 1, 0])}</defs><rect width="${width}" height="${height}" fill="url(#${veil})"/>`;
}
