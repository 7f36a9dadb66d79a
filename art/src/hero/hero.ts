import { NIGHT } from '../basics/palette';
import { ground } from '../basics/ridge';
import { idsOf, picture, type Size } from '../basics/svg';
import { founders, frontHill, ridges } from './land';
import { backdrop, risingSun, shadow } from './light';
import type { HeroOptions, HeroScene } from './options';

const DEFAULTS = {
  seed: 'vq',
  sunX: 0.68,
  sunY: 0.53,
  sunRadius: 0.28,
  peopleX: [0.592, 0.637, 0.68, 0.721, 0.768],
  peopleHeight: 0.15,
  rise: 0.15,
  lift: 0,
  relief: 1,
  shade: true,
  moving: false,
};

/** The picture of the show: five founders on a ridge in front of a huge rising sun. */
export function hero(size: Size, options: HeroOptions = {}): string {
  const id = idsOf('hero', size, options);
  const merged = { ...DEFAULTS, ...options };
  const scene: HeroScene = {
    ...merged,
    ridgeLift: merged.ridgeLift ?? merged.lift,
    x: size.width * merged.sunX,
    y: size.height * merged.sunY,
    radius: Math.min(size.width, size.height) * merged.sunRadius * 1.35,
  };
  const hill = frontHill(size, scene);
  return picture(
    size,
    [
      scene.moving ? RISING : '',
      backdrop(id, size),
      `<g class="sun">${risingSun(id, scene)}</g>`,
      ridges(id, size, scene),
      scene.shade ? shadow(id, size, scene) : '',
      `<path d="${ground(hill, size)}" fill="${NIGHT}"/>`,
      founders(hill, size, scene),
    ].join(''),
  );
}

const RISING =
  '<style>@media (prefers-reduced-motion:no-preference){@keyframes rise{from{transform:translateY(24px)}}.sun,.ridge{animation:rise .7s cubic-bezier(.2,.8,.2,1) both}.r1{animation-delay:60ms}.r2{animation-delay:.12s}.r3{animation-delay:.18s}}</style>';
