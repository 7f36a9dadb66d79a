const subsetFont = require('subset-font') as (
  font: Buffer,
  letters: undefined,
  options: { keepAllGlyphs: true; targetFormat: 'truetype' },
) => Promise<Buffer>;

/** What tests want to know of a font file. */
export interface FontFacts {
  /** Lightest and boldest weight it can be drawn in. */
  weights: [number, number];
  /** Code points it has a drawing for. */
  letters: number[];
}

/** Reads a variable font of one axis, packed or not. */
export async function readFont(file: Buffer): Promise<FontFacts> {
  const font = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });
  return { weights: axisOf(tableOf(font, 'fvar')), letters: lettersOf(tableOf(font, 'cmap')) };
}

function tableOf(font: Buffer, tag: string): Buffer {
  const entry = font.indexOf(tag, 12, 'latin1'); // tag, checksum, offset, length
  return font.subarray(font.readUInt32BE(entry + 8)).subarray(0, font.readUInt32BE(entry + 12));
}

function axisOf(fvar: Buffer): [number, number] {
  const axis = fvar.readUInt16BE(4); // tag, then 16.16 numbers: least, usual, most
  return [fvar.readInt32BE(axis + 4) / 0x10000, fvar.readInt32BE(axis + 12) / 0x10000];
}

function lettersOf(cmap: Buffer): number[] {
  const starts = list(cmap.readUInt16BE(2), (at) => cmap.readUInt32BE(8 + 8 * at));
  const map = cmap.subarray(starts.find((start) => cmap.readUInt16BE(start) === 4));
  const double = map.readUInt16BE(6); // twice the number of segments
  return list(double / 2, (at) => [
    map.readUInt16BE(16 + double + 2 * at),
    map.readUInt16BE(14 + 2 * at),
  ])
    .filter(([from]) => from !== 0xffff)
    .flatMap(([from, to]) => list(to! - from! + 1, (at) => from! + at));
}

const list = <T>(length: number, of: (at: number) => T) =>
  Array.from({ length }, (_, at) => of(at));
