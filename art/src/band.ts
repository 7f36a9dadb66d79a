import { ground, ridge } from './basics/ridge';
import { type Size, svg } from './basics/svg';

export interface SectionOptions {
  /** From the farthest ridge to the nearest: its colour, its seed, its height in pixels. */
  ridges: { colour: string; seed: string; height: number }[];
}

/** Ridges along the lower edge of a page section; stretches to any width. */
export function band({ width, height }: Size, { ridges }: SectionOptions): string {
  const layers = ridges.map((layer) => {
    const box = { width, height: layer.height };
    const line = ridge({
      width,
      base: layer.height * 0.62,
      swing: layer.height * 0.75,
      seed: layer.seed,
      steps: 7,
    });
    return svg`<path transform="translate(0,${height - layer.height})" d="${ground(line, box)}" fill="${layer.colour}"/>`;
  });
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">${layers}</svg>`;
}
