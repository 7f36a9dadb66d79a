const subsetFont = require('subset-font') as (
  font: Buffer,
  letters: undefined,
  options: { keepAllGlyphs: true; targetFormat: 'truetype' },
) => Promise<Buffer>;

/** Properties of a font file for tests. */
export interface FontFacts {
  /** Lightest and boldest weight; undefined when it has only one. */
  weights?: [number, number];
  /** Code points with a glyph. */
  letters: number[];
}

/** Reads a font, compressed or not, with one weight or with weight as its only axis. */
export async function readFont(file: Buffer): Promise<FontFacts> {
  const font = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
  });
  const tables = tablesOf(font);
  const fvar = tables.get('fvar');
  return { ...(fvar && { weights: axisOf(fvar) }), letters: lettersOf(tables.get('cmap')!) };
}

function tablesOf(font: Buffer): Map<string, Buffer> {
  const entries = list(font.readUInt16BE(4), (at) => font.subarray(12 + 16 * at)); // tag, checksum, offset, length
  return new Map(
    entries.map((entry) => [
      entry.toString('latin1', 0, 4),
      font.subarray(entry.readUInt32BE(8)).subarray(0, entry.readUInt32BE(12)),
    ]),
  );
}

function axisOf(fvar: Buffer): [number, number] {
  const axis = fvar.readUInt16BE(4); // tag, then 16.16 numbers: minimum, default, maximum
  return [fvar.readInt32BE(axis + 4) / 0x10000, fvar.readInt32BE(axis + 12) / 0x10000];
}

/** A map of format 12 contains everything that one of format 4 does, and code points above U+FFFF. */
function lettersOf(cmap: Buffer): number[] {
  const maps = list(cmap.readUInt16BE(2), (at) => cmap.subarray(cmap.readUInt32BE(8 + 8 * at)));
  const mapOf = (format: number) => maps.find((map) => map.readUInt16BE(0) === format);
  const [long, short] = [mapOf(12), mapOf(4)];
  return (long ? longRanges(long) : shortRanges(short!)).flatMap(([from, to]) =>
    list(to - from + 1, (at) => from + at),
  );
}

const longRanges = (map: Buffer) =>
  list(map.readUInt32BE(12), (at): [number, number] => [
    map.readUInt32BE(16 + 12 * at),
    map.readUInt32BE(20 + 12 * at),
  ]);

function shortRanges(map: Buffer): [number, number][] {
  const double = map.readUInt16BE(6); // twice the number of segments
  return list(double / 2, (at): [number, number] => [
    map.readUInt16BE(16 + double + 2 * at),
    map.readUInt16BE(14 + 2 * at),
  ]).filter(([from]) => from !== 0xffff);
}

const list = <T>(length: number, of: (at: number) => T) =>
  Array.from({ length }, (_, at) => of(at));
