/**
 * Where a spreadsheet may begin a cell. One of a country with decimal commas splits at semicolons and line breaks, and
 * does not see quotes within a line.
 */
const CELL = '((?:^|[;\\t\\r\\n]) *)';

/** What it would run as a formula, also with fullwidth characters; it drops a tab or a line break before one. */
const FORMULA = '[=+\\-@＝＋－＠]';
const SPACE = '[\\t\\r\\n]';

/** A text with a quote of its own before a formula gets another one, so that reading returns the text. */
const UNGUARDED = new RegExp(`${CELL}(?='*${FORMULA})|^(?='*${SPACE})`, 'g');
const GUARDED = new RegExp(`${CELL}'(?='*${FORMULA})|^'(?='*${SPACE})`, 'g');

/** A text for a cell of a CSV file: a quote keeps spreadsheets from running any part of it as a formula. */
export const guardCell = (text: string): string =>
  text.replace(UNGUARDED, (_all, before = '') => `${before}'`);

/** The text that was written as a cell. */
export const readCell = (cell: string): string =>
  cell.replace(GUARDED, (_all, before = '') => before);
