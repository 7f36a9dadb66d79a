import { svg } from './svg';

/** Where a mark stands and what it is painted with. */
interface Mark {
  x: number;
  y: number;
  radius: number;
  colour: string;
  /** The colour of the plate, for what is cut out of the mark. */
  plate: string;
}

/** Twelve big plain marks; `index` is any whole number. */
export function coverMark(index: number, mark: Mark): string {
  return (MARKS[index % MARKS.length] ?? triangle)(mark);
}

const triangle = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`<path d="M${x - r},${y + r * 0.8}L${x},${y - r}L${x + r},${y + r * 0.8}Z" fill="none" stroke="${k}" stroke-width="14" stroke-linejoin="round"/><circle cx="${x}" cy="${y + r * 0.2}" r="${r * 0.24}" fill="${k}"/>`;

const coins = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`${[0, 1, 2].map((i) => svg`<circle cx="${x + (i - 1) * r * 0.62}" cy="${y}" r="${r * 0.72}" fill="${k}" opacity="${0.42 + 0.2 * i}"/>`)}`;

const sunset = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`<path d="M${x - r},${y}a${r},${r} 0 0 1 ${r * 2},0z" fill="${k}"/><path d="M${x - r},${y + 16}h${r * 2}v10h-${r * 2}zM${x - r * 0.7},${y + 36}h${r * 1.4}v10h-${r * 1.4}zM${x - r * 0.4},${y + 56}h${r * 0.8}v10h-${r * 0.8}z" fill="${k}"/>`;

const bars = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`${[0, 1, 2, 3].map((i) => svg`<rect x="${x - r + i * r * 0.54}" y="${y + r * 0.8 - r * (0.5 + 0.36 * i)}" width="${r * 0.36}" height="${r * (0.5 + 0.36 * i)}" rx="4" fill="${k}"/>`)}`;

const lens = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${k}" stroke-width="16"/><path d="M${x + r * 0.35},${y + r * 0.35}l${r * 0.75},${r * 0.75}" stroke="${k}" stroke-width="18" stroke-linecap="round"/>`;

const leaf = ({ x, y, radius: r, colour: k, plate }: Mark) =>
  svg`<path d="M${x},${y - r}C${x + r * 1.3},${y - r * 0.2} ${x + r * 0.9},${y + r} ${x},${y + r}C${x - r * 0.9},${y + r} ${x - r * 1.3},${y - r * 0.2} ${x},${y - r}Z" fill="${k}"/><path d="M${x},${y + r * 0.8}V${y - r * 0.2}" stroke="${plate}" stroke-width="8"/>`;

const sprout = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`<path d="M${x},${y + r}V${y - r * 0.1}M${x},${y + r * 0.2}C${x - r},${y + r * 0.2} ${x - r},${y - r * 0.7} ${x - r * 0.9},${y - r * 0.8}C${x - r * 0.1},${y - r * 0.8} ${x},${y - r * 0.2} ${x},${y + r * 0.2}M${x},${y - r * 0.1}C${x + r},${y - r * 0.1} ${x + r},${y - r} ${x + r * 0.9},${y - r * 1.1}C${x + r * 0.1},${y - r * 1.1} ${x},${y - r * 0.5} ${x},${y - r * 0.1}" fill="${k}" stroke="${k}" stroke-width="6"/>`;

const TILE_VEILS = [1, 0.5, 0.8, 0.35, 1, 0.6, 0.9, 0.45, 1];
const tiles = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`${TILE_VEILS.map(
    (veil, i) =>
      svg`<rect x="${x - r + (i % 3) * r * 0.72}" y="${y - r + Math.floor(i / 3) * r * 0.72}" width="${r * 0.56}" height="${r * 0.56}" rx="${(i * 7) % 5 > 2 ? r * 0.28 : 5}" fill="${k}" opacity="${veil}"/>`,
  )}`;

const pulse = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`<path d="M${x - r * 1.3},${y}h${r * 0.6}l${r * 0.3},-${r * 0.9}l${r * 0.5},${r * 1.8}l${r * 0.4},-${r * 1.3}l${r * 0.2},${r * 0.4}h${r * 0.6}" fill="none" stroke="${k}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>`;

const box = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`<path d="M${x},${y - r}l${r * 0.95},${r * 0.5}v${r}l-${r * 0.95},${r * 0.5}l-${r * 0.95},-${r * 0.5}v-${r}z" fill="none" stroke="${k}" stroke-width="11" stroke-linejoin="round"/><path d="M${x - r * 0.95},${y - r * 0.5}l${r * 0.95},${r * 0.5}l${r * 0.95},-${r * 0.5}M${x},${y}v${r}" stroke="${k}" stroke-width="11" fill="none"/>`;

const bolt = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`<path d="M${x - r * 0.2},${y - r * 1.1}L${x - r * 0.8},${y + r * 0.2}H${x - r * 0.05}L${x - r * 0.25},${y + r * 1.1}L${x + r * 0.8},${y - r * 0.3}H${x + r * 0.05}L${x + r * 0.5},${y - r * 1.1}Z" fill="${k}"/>`;

const waves = ({ x, y, radius: r, colour: k }: Mark) =>
  svg`${[0.2, 0.75].map((down, i) => svg`<path d="M${x - r * 1.2},${y + r * down}q${r * 0.6},-${r * 1.1} ${r * 1.2},0t${r * 1.2},0" fill="none" stroke="${k}" stroke-width="14" stroke-linecap="round" opacity="${i ? 0.55 : 1}"/>`)}`;

const MARKS = [triangle, coins, sunset, bars, lens, leaf, sprout, tiles, pulse, box, bolt, waves];
