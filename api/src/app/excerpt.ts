const EXCERPT_LENGTH = 200; // characters; an emoji counts as one

/** The beginning of a text on one line, for lists: cut after a whole word, with '…'. */
export function excerptOf(text: string): string {
  const signs = [...text.replace(/\s+/g, ' ').trim()];
  if (signs.length <= EXCERPT_LENGTH) return signs.join('');
  const end = signs.lastIndexOf(' ', EXCERPT_LENGTH);
  return `${signs.slice(0, end > EXCERPT_LENGTH / 2 ? end : EXCERPT_LENGTH).join('')}…`;
}
