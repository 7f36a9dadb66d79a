import { svg } from './basics/svg';

/** Where a mark stands and what it is painted with. */
interface Mark {
  x: number;
  y: number;
  radius: number;
  colour: string;
  /** The colour of the panel, for what is cut out of the mark. */
  panel: string;
}

/** Twelve big plain marks; `index` is any whole number. */
export function coverMark(index: number, { x, y, radius, colour, panel }: Mark): string {
  const mark = MARKS[index % MARKS.length] ?? triangle;
  return svg`<g transform="translate(${x},${y}) scale(${radius / r})">${mark(colour, panel)}</g>`;
}

/** The radius all marks are drawn at, around 0,0: lines keep their weight at any size. */
const r = 73;

const triangle = (k: string) =>
  svg`<path d="M${-r},${r * 0.8}L0,${-r}L${r},${r * 0.8}Z" fill="none" stroke="${k}" stroke-width="14" stroke-linejoin="round"/><circle cx="0" cy="${r * 0.2}" r="${r * 0.24}" fill="${k}"/>`;

const coins = (k: string) =>
  svg`${[0, 1, 2].map((i) => svg`<circle cx="${(i - 1) * r * 0.62}" cy="0" r="${r * 0.72}" fill="${k}" opacity="${0.42 + 0.2 * i}"/>`)}`;

const sunset = (k: string) =>
  svg`<path d="M${-r},0a${r},${r} 0 0 1 ${r * 2},0z" fill="${k}"/><path d="M${-r},16h${r * 2}v10h-${r * 2}zM${-r * 0.7},36h${r * 1.4}v10h-${r * 1.4}zM${-r * 0.4},56h${r * 0.8}v10h-${r * 0.8}z" fill="${k}"/>`;

const bars = (k: string) =>
  svg`${[0, 1, 2, 3].map((i) => svg`<rect x="${-r + i * r * 0.54}" y="${r * 0.8 - r * (0.5 + 0.36 * i)}" width="${r * 0.36}" height="${r * (0.5 + 0.36 * i)}" rx="4" fill="${k}"/>`)}`;

const lens = (k: string) =>
  svg`<circle cx="0" cy="0" r="${r}" fill="none" stroke="${k}" stroke-width="16"/><path d="M${r * 0.35},${r * 0.35}l${r * 0.75},${r * 0.75}" stroke="${k}" stroke-width="18" stroke-linecap="round"/>`;

const leaf = (k: string, panel: string) =>
  svg`<path d="M0,${-r}C${r * 1.3},${-r * 0.2} ${r * 0.9},${r} 0,${r}C${-r * 0.9},${r} ${-r * 1.3},${-r * 0.2} 0,${-r}Z" fill="${k}"/><path d="M0,${r * 0.8}V${-r * 0.2}" stroke="${panel}" stroke-width="8"/>`;

const sprout = (k: string) =>
  svg`<path d="M0,${r}V${-r * 0.1}M0,${r * 0.2}C${-r},${r * 0.2} ${-r},${-r * 0.7} ${-r * 0.9},${-r * 0.8}C${-r * 0.1},${-r * 0.8} 0,${-r * 0.2} 0,${r * 0.2}M0,${-r * 0.1}C${r},${-r * 0.1} ${r},${-r} ${r * 0.9},${-r * 1.1}C${r * 0.1},${-r * 1.1} 0,${-r * 0.5} 0,${-r * 0.1}" fill="${k}" stroke="${k}" stroke-width="6"/>`;

const TILE_VEILS = [1, 0.5, 0.8, 0.35, 1, 0.6, 0.9, 0.45, 1];
const tiles = (k: string) =>
  svg`${TILE_VEILS.map(
    (veil, i) =>
      svg`<rect x="${-r + (i % 3) * r * 0.72}" y="${-r + Math.floor(i / 3) * r * 0.72}" width="${r * 0.56}" height="${r * 0.56}" rx="${(i * 7) % 5 > 2 ? r * 0.28 : 5}" fill="${k}" opacity="${veil}"/>`,
  )}`;

const pulse = (k: string) =>
  svg`<path d="M${-r * 1.3},0h${r * 0.6}l${r * 0.3},-${r * 0.9}l${r * 0.5},${r * 1.8}l${r * 0.4},-${r * 1.3}l${r * 0.2},${r * 0.4}h${r * 0.6}" fill="none" stroke="${k}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>`;

const box = (k: string) =>
  svg`<path d="M0,${-r}l${r * 0.95},${r * 0.5}v${r}l-${r * 0.95},${r * 0.5}l-${r * 0.95},-${r * 0.5}v-${r}z" fill="none" stroke="${k}" stroke-width="11" stroke-linejoin="round"/><path d="M${-r * 0.95},${-r * 0.5}l${r * 0.95},${r * 0.5}l${r * 0.95},-${r * 0.5}M0,0v${r}" stroke="${k}" stroke-width="11" fill="none"/>`;

const bolt = (k: string) =>
  svg`<path d="M${-r * 0.2},${-r * 1.1}L${-r * 0.8},${r * 0.2}H${-r * 0.05}L${-r * 0.25},${r * 1.1}L${r * 0.8},${-r * 0.3}H${r * 0.05}L${r * 0.5},${-r * 1.1}Z" fill="${k}"/>`;

const waves = (k: string) =>
  svg`${[0.2, 0.75].map((down, i) => svg`<path d="M${-r * 1.2},${r * down}q${r * 0.6},-${r * 1.1} ${r * 1.2},0t${r * 1.2},0" fill="none" stroke="${k}" stroke-width="14" stroke-linecap="round" opacity="${i ? 0.55 : 1}"/>`)}`;

const MARKS = [triangle, coins, sunset, bars, lens, leaf, sprout, tiles, pulse, box, bolt, waves];
