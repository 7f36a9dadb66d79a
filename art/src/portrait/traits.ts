import { random } from '../basics/random';

export type Hair =
  | 'long'
  | 'bob'
  | 'bun'
  | 'wavy'
  | 'scarf'
  | 'curly'
  | 'crop'
  | 'part'
  | 'quiff'
  | 'bald';
export type Top = 'tee' | 'blazer' | 'turtle' | 'hoodie';

/** Traits that are not given are drawn by lot from the seed. The numbers are indexes into the lists below. */
export interface PortraitOptions {
  seed: string;
  woman?: boolean;
  /** 0 to 4 */
  skin?: number;
  /** 0 to 6 */
  hairColour?: number;
  /** 0 to 7 */
  clothes?: number;
  /** 0 to 7 */
  backdrop?: number;
  hair?: Hair;
  beard?: boolean;
  glasses?: boolean;
  top?: Top;
}

/** A lit colour and the one of its shaded side. */
export type Pair = readonly [lit: string, shaded: string];

/** One face, decided. */
export interface Traits {
  woman: boolean;
  skin: Pair;
  hairColour: string;
  clothes: Pair;
  backdrop: Pair;
  hair: Hair;
  beard: boolean;
  glasses: boolean;
  top: Top;
  /** Where the disc behind the head stands, 0 (left) to 1 (right). */
  disc: number;
}

/** Decides a face. The order of the draws is part of the picture: do not change it. */
export function traitsOf(options: PortraitOptions): Traits {
  const next = random(`p${options.seed}`);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const choose = <T>(list: readonly T[], at: number | undefined): T =>
    at === undefined ? pick(list) : (list[at % list.length] as T);

  const woman = options.woman ?? next() > 0.52;
  const skin = choose(SKINS, options.skin);
  const hairColour = choose(HAIR_COLOURS, options.hairColour);
  const clothes = choose(CLOTHES, options.clothes);
  const backdrop = choose(BACKDROPS, options.backdrop);
  const hair = options.hair ?? pick(woman ? WOMENS_HAIR : MENS_HAIR);
  const beard = options.beard ?? (!woman && next() > 0.5);
  const glasses = options.glasses ?? next() > 0.7;
  const top = options.top ?? pick(TOPS);
  return { woman, skin, hairColour, clothes, backdrop, hair, beard, glasses, top, disc: next() };
}

const WOMENS_HAIR = ['long', 'bob', 'bun', 'wavy', 'scarf', 'long', 'curly'] as const;
const MENS_HAIR = ['crop', 'part', 'curly', 'quiff', 'bald', 'crop', 'part'] as const;
const TOPS = ['tee', 'blazer', 'turtle', 'hoodie', 'blazer'] as const;

const SKINS: readonly Pair[] = [
  ['#f6cfae', '#d99c78'],
  ['#eab88f', '#c4855e'],
  ['#d79b70', '#a96d48'],
  ['#b97a50', '#8a5434'],
  ['#f3c6a4', '#cf9070'],
];
const HAIR_COLOURS = ['#20121c', '#3b2118', '#5b321d', '#8a5427', '#2a1a2e', '#c58a3e', '#6d6570'];
const CLOTHES: readonly Pair[] = [
  ['#fff3e6', '#e3cdbb'],
  ['#26112a', '#150a14'],
  ['#1f5d66', '#133f49'],
  ['#c7203f', '#8f1433'],
  ['#e0892a', '#b3651a'],
  ['#45315c', '#2c1e40'],
  ['#d8d2cf', '#b3a9a8'],
  ['#3b4a2f', '#29351f'],
];
const BACKDROPS: readonly Pair[] = [
  ['#ffb627', '#ff5b1f'],
  ['#ff6a2b', '#c2164a'],
  ['#e8194b', '#5a1142'],
  ['#1f9d98', '#0d4a58'],
  ['#ffd37a', '#ff8a2b'],
  ['#7a1f5c', '#2a1030'],
  ['#f58a5a', '#d1274d'],
  ['#2b6f86', '#1a2348'],
];
