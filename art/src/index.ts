import { band } from './band';
import type { Size } from './basics/svg';
import { cover } from './cover';
import { hero } from './hero/hero';
import { map } from './map';
import { mark } from './mark';
import { notFound } from './notFound';
import { portrait } from './portrait/portrait';
import { scene } from './scene/scene';

export type { SectionOptions } from './band';
export type { Hour } from './basics/palette';
export type { Size } from './basics/svg';
export type { CoverOptions } from './cover';
export type { HeroOptions } from './hero/options';
export { type MapOptions, mapLabels } from './map';
export type { MarkOptions } from './mark';
export type { NotFoundOptions } from './notFound';
export type { Hair, PortraitOptions, Top } from './portrait/traits';
export type { SceneOptions, Subject } from './scene/frame';
export { band, cover, hero, map, mark, notFound, portrait, scene };

const DRAWINGS = { band, cover, hero, map, mark, notFound, portrait, scene };

type Kind = keyof typeof DRAWINGS;

/** What a `.art` file holds: which drawing, its size in pixels, and that drawing's own options. */
export type ArtSpec = {
  [K in Kind]: Size & { draw: K; options?: Parameters<(typeof DRAWINGS)[K]>[1] };
}[Kind];

/**
 * Draws what a `.art` file asks for: a whole SVG document as text.
 * @throws Error when the spec names no drawing of ours or has no size
 */
export function draw(spec: ArtSpec): string {
  const { draw: kind, width, height, options } = spec;
  const drawing = DRAWINGS[kind] as ((size: Size, options?: unknown) => string) | undefined;
  if (!drawing)
    throw new Error(
      `No drawing is called "${kind}". There are: ${Object.keys(DRAWINGS).join(', ')}.`,
    );
  if (!(width > 0 && height > 0))
    throw new Error(`A ${kind} needs a width and a height in pixels.`);
  return drawing({ width, height }, options ?? {});
}
