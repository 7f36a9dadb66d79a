import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/countries-50m.json';

import { picture, type Size, svg } from './basics/svg';

export interface MapOptions {
  /** Submissions by two-letter country code. */
  counts: Record<string, number>;
}

/** Names of the atlas. Northern Cyprus joins Cyprus; Kosovo stands by itself, as the data does. */
const CODES: Record<string, string> = {
  Bulgaria: 'bg',
  Montenegro: 'me',
  Slovenia: 'si',
  Macedonia: 'mk',
  'North Macedonia': 'mk',
  Greece: 'gr',
  'Bosnia and Herz.': 'ba',
  Croatia: 'hr',
  Romania: 'ro',
  Serbia: 'rs',
  Albania: 'al',
  Cyprus: 'cy',
  'N. Cyprus': 'cy',
  Kosovo: 'xk',
  Turkey: 'tr',
  Türkiye: 'tr',
};

/** Where a country's number stands, [longitude, latitude] in degrees. */
const LABELS: Record<string, [number, number]> = {
  si: [14.6, 46.1],
  hr: [16.5, 45.62],
  ba: [17.7, 44.3],
  rs: [20.8, 44.1],
  me: [19.2, 42.8],
  xk: [20.85, 42.6],
  al: [19.95, 41.0],
  mk: [21.7, 41.55],
  gr: [22.2, 39.4],
  bg: [25.2, 42.75],
  ro: [25, 45.9],
  tr: [33.5, 39.2],
  cy: [33.15, 35.0],
};

/** One colour per bin: 1-5, 6-10, 11-20, 21-40, 41 and more. */
const RAMP = ['#5d2350', '#8f2150', '#cf2f48', '#ff6a2b', '#ffb627'];
const BIN_ENDS = [5, 10, 20, 40];

/** A country of which no number is known. */
const UNKNOWN = '#3a1f39';

/** The programme's countries, coloured by submissions, on quiet neighbours. Numbers are not drawn. */
export function map(size: Size, { counts }: MapOptions): string {
  const { path } = projectionOf(size);
  const [members, neighbours] = [countries(true), countries(false)];
  const land = neighbours.map((country) => {
    const line = path(country);
    return line ? `<path d="${line}" fill="#221023" stroke="#3a1f39" stroke-width=".7"/>` : '';
  });
  const programme = members.map(
    (country) =>
      `<path d="${path(country) ?? ''}" fill="${fillOf(counts[codeOf(country)])}" stroke="#150a14" stroke-width="1.1" stroke-linejoin="round"/>`,
  );
  return picture(size, svg`${land}${programme}`);
}

/** Where each country's number stands on a map of this size, in its pixels. */
export function mapLabels(size: Size): Record<string, [x: number, y: number]> {
  const { project } = projectionOf(size);
  const places = Object.entries(LABELS).map(([code, place]) => {
    const [x, y] = project(place) ?? [0, 0];
    return [code, [Math.round(x), Math.round(y)]] as const;
  });
  return Object.fromEntries(places) as Record<string, [number, number]>;
}

function projectionOf({ width, height }: Size) {
  const frame: [[number, number], [number, number]] = [
    [8, 10],
    [width - 8, height - 14],
  ];
  const project = geoMercator().fitExtent(frame, {
    type: 'FeatureCollection',
    features: countries(true),
  });
  const path = geoPath(project).digits(1);
  project.clipExtent([
    [-40, -40],
    [width + 40, height + 40],
  ]);
  return { project, path };
}

type World = Topology<{ countries: GeometryCollection<{ name: string }> }>;

function countries(members: boolean) {
  const world = atlas as unknown as World;
  return feature(world, world.objects.countries).features.filter(
    (country) => country.properties.name in CODES === members,
  );
}

const codeOf = (country: { properties: { name: string } }) => CODES[country.properties.name] ?? '';

function fillOf(count: number | undefined): string {
  if (count === undefined) return UNKNOWN;
  return RAMP[BIN_ENDS.filter((end) => count > end).length] ?? '';
}
