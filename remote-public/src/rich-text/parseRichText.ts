import { fillFacts } from 'shared-ui';

/** A piece of a sentence: plain text when it has no `href`. */
interface Piece {
  text: string;
  href?: string;
}

/** Links to pages and mailboxes; other brackets stay text. */
const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/(?!\/)|#)[^)\s]+|\/)\)/g;

/**
 * Parses a sentence of our copy: fills `{product}` and other facts, and turns `[label](href)` into a link.
 * @param facts values by name; see fillFacts
 * @example parseRichText('Ask [us](/contact).', {})
 */
export function parseRichText(sentence: string, facts: Record<string, string>): Piece[] {
  const text = fillFacts(sentence, facts);
  const pieces: Piece[] = [];
  let end = 0;

  for (const { 0: whole, 1: label, 2: href, index } of text.matchAll(LINK)) {
    pieces.push({ text: text.slice(end, index) }, { text: label!, href });
    end = index + whole.length;
  }
  pieces.push({ text: text.slice(end) });
  return pieces.filter((piece) => piece.text !== '');
}

/** The same sentence without its links, for metadata and titles. */
export function plainText(sentence: string, facts: Record<string, string>): string {
  return parseRichText(sentence, facts)
    .map((piece) => piece.text)
    .join('');
}
