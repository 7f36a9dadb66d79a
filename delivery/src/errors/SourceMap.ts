import type { SourceMapFile } from 'contract/release';

/** More mappings than this has no map of ours. */
const MAX_SEGMENTS = 2_000_000;
/** Numbers of one segment as it is held here: generated line and column, source, line, column. */
const WIDTH = 5;

/** A place in a source: line from 1, column from 0. */
export interface SourcePosition {
  source: number;
  line: number;
  column: number;
}

const DIGITS = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((letter, digit) => [
    letter.charCodeAt(0),
    digit,
  ]),
);
const [COMMA, SEMICOLON] = [','.charCodeAt(0), ';'.charCodeAt(0)];

/** Finds where a place in a built script comes from (ECMA-426, without sections). */
export class SourceMap {
  private readonly segments: number[] = [];

  /** @throws Error when it is none, or larger than any of ours */
  constructor({ mappings }: Pick<SourceMapFile, 'mappings'>) {
    let line = 1;
    let at = 0;
    const fields = [0, 0, 0, 0, 0]; // column, source, line, column of the source, name: all relative
    while (at < mappings.length) {
      const code = mappings.charCodeAt(at);
      if (code === SEMICOLON) {
        line += 1;
        fields[0] = 0;
        at += 1;
      } else if (code === COMMA) at += 1;
      else at = this.readSegment(mappings, at, line, fields);
    }
  }

  /** @param line from 1 @param column from 0 */
  find(line: number, column: number): SourcePosition | undefined {
    const { segments } = this;
    let [low, high] = [0, segments.length / WIDTH];
    while (low < high) {
      const middle = (low + high) >> 1;
      const [row, start] = [segments[middle * WIDTH]!, segments[middle * WIDTH + 1]!];
      if (row < line || (row === line && start <= column)) low = middle + 1;
      else high = middle;
    }
    const found = (low - 1) * WIDTH;
    if (low === 0 || segments[found] !== line) return undefined;
    const [source, from, place] = segments.slice(found + 2, found + WIDTH);
    return source! < 0 ? undefined : { source: source!, line: from! + 1, column: place! };
  }

  /** @returns where the next one begins */
  private readSegment(mappings: string, start: number, line: number, fields: number[]): number {
    let at = start;
    let count = 0;
    while (at < mappings.length) {
      const code = mappings.charCodeAt(at);
      if (code === COMMA || code === SEMICOLON) break;
      const read = readNumber(mappings, at);
      if (count >= fields.length) throw new Error('A source map has a segment that is none.');
      fields[count]! += read.value;
      count += 1;
      at = read.next;
    }
    if (this.segments.length / WIDTH >= MAX_SEGMENTS) throw new Error('A source map is too large.');
    const [column, source, from, place] = fields;
    if (count === 1) this.segments.push(line, column!, -1, 0, 0);
    else this.segments.push(line, column!, source!, from!, place!);
    return at;
  }
}

/** A number in groups of five bits, the lowest first; the lowest bit is the sign. */
function readNumber(text: string, start: number): { value: number; next: number } {
  let [value, shift, at] = [0, 0, start];
  for (;;) {
    const digit = DIGITS.get(text.charCodeAt(at));
    if (digit === undefined || shift > 30) throw new Error('A source map cannot be read.');
    at += 1;
    value += (digit & 31) * 2 ** shift;
    if (digit < 32) break;
    shift += 5;
  }
  return { value: value % 2 === 1 ? -Math.floor(value / 2) : value / 2, next: at };
}
