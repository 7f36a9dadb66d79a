/**
 * Where a spreadsheet may begin a cell that it would run as a formula, also with fullwidth characters. A spreadsheet of
 * a country with decimal commas splits at semicolons and line breaks, and does not see quotes within a line.
 */
const FORMULA = '(^|[;\\t\\r\\n] *)(?=[=+\\-@＝＋－＠])';
const UNGUARDED = new RegExp(`${FORMULA}|^(?=[\\t\\r])`, 'g');
const GUARDED = new RegExp(FORMULA.replace('(?=', "'(?="), 'g');

/** A text for a cell of a CSV file: a quote keeps spreadsheets from running any part of it as a formula. */
export const guardCell = (text: string): string =>
  text.replace(UNGUARDED, (_all, before = '') => `${before}'`);

/** The text that was written as a cell. */
export const readCell = (cell: string): string => cell.replace(GUARDED, '$1');
