/** Average width of a letter of the display font, as an upper bound; a share of the font size. */
const MAX_LETTER_WIDTH = 0.46;
const FONT_SIZES = [136, 116, 100, 86, 74, 62, 52]; // pixels
const MAX_TITLE_HEIGHT = 290; // pixels

/** Font size of a title: as large as its length allows. At the smallest size a title that is too long is cut. */
interface TitleSize {
  size: number;
  lines: number;
}

/** The largest size at which a title fits a column. @param width of the column in pixels */
export function fitTitle(title: string, width: number): TitleSize {
  const terms = title.split(/\s+/).map((word) => [...word].length);
  const fits = FONT_SIZES.find((size) => {
    const room = Math.floor(width / (size * MAX_LETTER_WIDTH)); // letters per line
    return Math.max(...terms) <= room && linesOf(terms, room) * size <= MAX_TITLE_HEIGHT;
  });
  const size = fits ?? FONT_SIZES.at(-1)!;
  return { size, lines: Math.floor(MAX_TITLE_HEIGHT / size) };
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
