import { mix, NIGHT } from './palette';
import { person } from './people';
import { ground, heightAt, type Point, ridge } from './ridge';
import { type Ids, idsOf, linear, picture, radial, type Size, svg } from './svg';

/** Shares are of the picture's width (x) or height (y, heights); `relief` is a factor. */
export interface HeroOptions {
  seed?: string;
  sunX?: number;
  sunY?: number;
  /** Share of the shorter side. */
  sunRadius?: number;
  /** Where the founders stand; empty for nobody. */
  peopleX?: number[];
  peopleHeight?: number;
  /** How high the hill under the founders rises. */
  rise?: number;
  /** Moves the front hill down (more than 0) or up. */
  lift?: number;
  /** Moves the ridges behind it; as `lift` unless given. */
  ridgeLift?: number;
  /** How steep the ridges are; 1 suits a wide picture. */
  relief?: number;
  /** Darkens the left half, where the words stand. */
  shade?: boolean;
  /** The sun rises once, 700 ms, unless the visitor asks for calm. */
  moving?: boolean;
}

type Settled = Required<HeroOptions> & { x: number; y: number; radius: number };

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
  const scene: Settled = {
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

function backdrop(id: Ids, { width, height }: Size): string {
  const night = id();
  const sky = [[0, NIGHT], [0.28, '#2b0f2c'], [0.52, '#7d1744'], [0.7, '#d8342f'], [0.86, '#ff7a26'], [1, '#ffb843']] as const;
  return svg`<defs>${linear(night, sky)}</defs><rect width="${width}" height="${height}" fill="url(#${night})"/>`;
}

function risingSun(id: Ids, { x, y, radius }: Settled): string {
  const [disc, glow] = [id(), id()];
  const colours = [[0, '#ffe9b0'], [0.45, '#ffb627'], [0.8, '#ff5b1f'], [1, '#e8194b']] as const;
  const haze = [[0, '#ffb04a', 0.62], [0.45, '#ff5b1f', 0.28], [1, '#e8194b', 0]] as const;
  const rings = [1, 2, 3, 4].map(
    (ring) =>
      svg`<circle cx="${x}" cy="${y}" r="${radius * (1 + 0.22 * ring)}" fill="none" stroke="#ffc46b" stroke-opacity="${0.26 - 0.05 * ring}" stroke-width="1.4"/>`,
  );
  return svg`<defs>${linear(disc, colours)}${radial(glow, haze)}</defs><circle cx="${x}" cy="${y}" r="${radius * 2.5}" fill="url(#${glow})"/>${rings}<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${disc})"/>`;
}

const RIDGES = [
  { base: 0.7, swing: 0.3, seed: 'a2', colour: '#c2303f' },
  { base: 0.775, swing: 0.26, seed: 'b', colour: '#8a1c45' },
  { base: 0.84, swing: 0.2, seed: 'c3', colour: '#4f1439' },
  { base: 0.905, swing: 0.14, seed: 'd', colour: '#2a0e28' },
] as const;

function ridges(id: Ids, size: Size, { seed, ridgeLift, relief }: Settled): string {
  return RIDGES.map((layer, i) => {
    const haze = id();
    const line = ridge({
      width: size.width,
      base: size.height * (layer.base + ridgeLift),
      swing: size.height * layer.swing * relief,
      seed: seed + layer.seed,
      steps: 7,
    });
    const stops = [[0, layer.colour], [1, mix(layer.colour, '#ff7a26', 0.16)]] as const;
    return `<defs>${linear(haze, stops)}</defs><path class="ridge r${i}" d="${ground(line, size)}" fill="url(#${haze})"/>`;
  }).join('');
}

function shadow(id: Ids, { width, height }: Size, { sunX, radius }: Settled): string {
  const veil = id();
  const edge = sunX - radius / width;
  const stops = [[0, NIGHT, 0.86], [edge - 0.28, NIGHT, 0.6], [edge, NIGHT, 0]] as const;
  return svg`<defs>${linear(veil, stops, [0, 0, 1, 0])}</defs><rect width="${width}" height="${height}" fill="url(#${veil})"/>`;
}

/** A low ridge that swells under the sun, so that the founders stand in its middle. */
function frontHill({ width, height }: Size, { seed, lift, sunX, rise }: Settled): Point[] {
  const base = height * (0.9 + lift);
  return ridge({ width, base, swing: height * 0.06, seed: `${seed}front2`, steps: 7 }).map(([x, y]) => {
    const distance = Math.abs(x / width - sunX);
    return [x, y - height * rise * Math.exp(-((distance / 0.17) ** 2.6))];
  });
}

const STATURES = [1, 0.94, 1.05, 0.93, 1.02];

function founders(hill: Point[], { width, height }: Size, { peopleX, peopleHeight }: Settled): string {
  return peopleX
    .map((share, i) =>
      person(i, {
        x: width * share,
        y: heightAt(hill, width * share) + height * 0.008,
        height: height * peopleHeight * (STATURES[i % STATURES.length] ?? 1),
        fill: NIGHT,
        turned: i === 1,
      }),
    )
    .join('');
}
