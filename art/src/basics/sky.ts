import { type Ids, linear, radial, type Size, svg } from './svg';

const OFFSETS = [0, 0.3, 0.62, 0.85, 1];

/** The whole ground painted with the five colours of a sky. */
export function sky(id: Ids, colours: readonly string[], { width, height }: Size): string {
  const name = id();
  const stops = colours.map((colour, i) => [OFFSETS[i] ?? 1, colour] as const);
  return svg`<defs>${linear(name, stops)}</defs><rect width="${width}" height="${height}" fill="url(#${name})"/>`;
}

interface Sun {
  x: number;
  y: number;
  radius: number;
  colour: string;
  /** How far its glow reaches, in radii. */
  glow?: number;
}

/** A sun with its glow. */
export function sun(id: Ids, { x, y, radius, colour, glow = 2.6 }: Sun): string {
  const [haze, disc] = [id(), id()];
  return svg`<defs>${radial(haze, [
    [0, colour, 0.75],
    [0.4, colour, 0.28],
    [1, colour, 0],
  ])}${linear(disc, [
    [0, '#fff6df'],
    [1, colour],
  ])}</defs><circle cx="${x}" cy="${y}" r="${radius * glow}" fill="url(#${haze})"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${disc})"/>`;
}
