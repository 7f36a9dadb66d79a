import { mix, NIGHT } from '../basics/palette';
import { person } from '../basics/people';
import { ground, heightAt, type Point, ridge } from '../basics/ridge';
import { type Ids, linear, type Size } from '../basics/svg';
import type { HeroScene } from './options';

const RIDGES = [
  { base: 0.7, swing: 0.3, seed: 'a2', colour: '#c2303f' },
  { base: 0.775, swing: 0.26, seed: 'b', colour: '#8a1c45' },
  { base: 0.84, swing: 0.2, seed: 'c3', colour: '#4f1439' },
  { base: 0.905, swing: 0.14, seed: 'd', colour: '#2a0e28' },
] as const;

/** Four ridges, the nearer the darker. */
export function ridges(id: Ids, size: Size, { seed, ridgeLift, relief }: HeroScene): string {
  return RIDGES.map((layer, i) => {
    const haze = id();
    const line = ridge({
      width: size.width,
      base: size.height * (layer.base + ridgeLift),
      swing: size.height * layer.swing * relief,
      seed: seed + layer.seed,
      steps: 7,
    });
    const stops = [
      [0, layer.colour],
      [1, mix(layer.colour, '#ff7a26', 0.16)],
    ] as const;
    return `<defs>${linear(haze, stops)}</defs><path class="ridge r${i}" d="${ground(line, size)}" fill="url(#${haze})"/>`;
  }).join('');
}

/** A low ridge that swells under the sun, so that the founders stand in its middle. */
export function frontHill({ width, height }: Size, { seed, lift, sunX, rise }: HeroScene): Point[] {
  const base = height * (0.9 + lift);
  return ridge({ width, base, swing: height * 0.06, seed: `${seed}front2`, steps: 7 }).map(
    ([x, y]) => {
      const distance = Math.abs(x / width - sunX);
      return [x, y - height * rise * Math.exp(-((distance / 0.17) ** 2.6))];
    },
  );
}

const RELATIVE_HEIGHTS = [1, 0.94, 1.05, 0.93, 1.02];

/** The founders on their hill. */
export function founders(
  hill: Point[],
  { width, height }: Size,
  { peopleX, peopleHeight }: HeroScene,
): string {
  return peopleX
    .map((share, i) =>
      person(i, {
        x: width * share,
        y: heightAt(hill, width * share) + height * 0.008,
        height: height * peopleHeight * (RELATIVE_HEIGHTS[i % RELATIVE_HEIGHTS.length] ?? 1),
        fill: NIGHT,
        turned: i === 1,
      }),
    )
    .join('');
}
