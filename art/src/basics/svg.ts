import { shortName } from './random';

/** Width and height of a drawing in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Hands out the ids of one drawing. */
export type Ids = () => string;

/** One colour of a gradient: where it stands (0 to 1), the colour, and how opaque it is. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Template tag for SVG text: numbers are rounded to a hundredth, lists are joined. */
export function svg(
  parts: TemplateStringsArray,
  ...values: (string | number | string[])[]
): string {
  return String.raw({ raw: parts }, ...values.map(toText));
}

/**
 * The ids of one drawing. They hang on what is drawn, not on how much was drawn before, so a
 * picture is the same bytes in every build, and two pictures in one document do not clash.
 */
export function idsOf(...drawing: unknown[]): Ids {
  const name = shortName(JSON.stringify(drawing));
  let count = 0;
  return () => {
    count += 1;
    return `a${name}${count}`;
  };
}

/** The finished picture: a whole SVG document that stands for itself, without outside references. */
export function picture(
  { width, height }: Size,
  body: string,
  box: Size = { width, height },
): string {
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box.width} ${box.height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}

/** A gradient from top to bottom, or along the line given as [x1, y1, x2, y2] in shares of the box. */
export function linear(id: string, stops: readonly Stop[], line = [0, 0, 0, 1]): string {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 1] = line;
  return svg`<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.map(toStop)}</linearGradient>`;
}

/** A gradient from the middle outwards. */
export function radial(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stops.map(toStop).join('')}</radialGradient>`;
}

function toStop([offset, colour, opacity]: Stop): string {
  const veil = opacity === undefined ? '' : svg` stop-opacity="${opacity}"`;
  return svg`<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
}

function toText(value: string | number | string[]): string {
  if (typeof value === 'number') return String(Number(value.toFixed(2)));
  return Array.isArray(value) ? value.join('') : value;
}
