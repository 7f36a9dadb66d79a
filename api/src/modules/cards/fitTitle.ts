/** Widest a letter of the display face is on average, share of its size. */
const LETTER = 0.46;
const SIZES = [136, 116, 100, 86, 74, 62, 52]; // pixels
const LINES_HIGH = 290; // pixels the title may take

/** How a title is set: as large as its length allows; the smallest size cuts what is still too long. */
export interface TitleSize {
  size: number;
  lines: number;
}

/** The largest size at which a title fits a column. @param width of the column in pixels */
export function fitTitle(title: string, width: number): TitleSize {
  const terms = title.split(/\s+/).map((word) => [...word].length);
  const fits = SIZES.find((size) => {
    const room = Math.floor(width / (size * LETTER)); // letters a line
    return Math.max(...terms) <= room && linesOf(terms, room) * size <= LINES_HIGH;
  });
  const size = fits ?? SIZES.at(-1)!;
  return { size, lines: Math.floor(LINES_HIGH / size) };
}

function linesOf(terms: readonly number[], room: number): number {
  let lines = 1;
  let used = 0;
  for (const length of terms) {
    const next = used === 0 ? length : used + 1 + length;
    if (next > room) lines += 1;
    used = next > room ? length : next;
  }
  return lines;
}
