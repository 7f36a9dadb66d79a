import { mix } from '../basics/palette';
import { person } from '../basics/people';
import { ground, heightAt, ridge } from '../basics/ridge';
import { sky, sun } from '../basics/sky';
import { svg } from '../basics/svg';
import type { Frame } from './frame';

/** Some founders on a ridge at sunrise. */
export function ridgeScene(frame: Frame): string {
  const { id, next, palette, width, height, seed, options } = frame;
  const [across, down] = [next(), next()];
  const light = sun(id, {
    x: width * (options.sunX ?? 0.25 + 0.5 * across),
    y: height * (options.sunY ?? 0.42 + 0.14 * down),
    radius: height * (options.sunRadius ?? 0.15),
    colour: palette.sun,
  });
  const layers = [0, 1, 2, 3].map((layer) => {
    const base = height * (0.58 + layer * 0.12);
    const line = ridge({ width, base, swing: height * 0.26, seed: `${seed}k${layer}` });
    return svg`<path d="${ground(line, frame)}" fill="${mix(palette.far, palette.near, layer / 3)}"/>`;
  });
  const front = ridge({
    width,
    base: height * 0.94,
    swing: height * 0.06,
    seed: `${seed}z`,
    rough: 0.4,
    steps: 5,
  });
  return svg`${sky(id, palette.sky, frame)}${light}${layers}${people()}<path d="${ground(front, frame)}" fill="${palette.near}"/>`;

  function people(): string[] {
    const count = options.people ?? 2 + Math.floor(next() * 3);
    const first = width * (0.3 + 0.3 * next());
    return Array.from({ length: count }, (_, i) => {
      const x = first + i * height * 0.085;
      const who = Math.floor(next() * 5);
      const turned = next() > 0.5;
      const y = heightAt(front, x) + 3;
      return person(who, { x, y, height: height * 0.2, fill: palette.near, turned });
    });
  }
}
