/** A piece of a sentence: plain when it has no `href`. */
export interface Piece {
  text: string;
  href?: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Reads a sentence of our copy: `{product}` becomes the product's name, `[label](href)` a link.
 * @example parseRichText('Ask [us](/contact).', 'Venture Quest')
 */
export function parseRichText(sentence: string, product: string): Piece[] {
  const text = sentence.replaceAll('{product}', product);
  const pieces: Piece[] = [];
  let end = 0;

  for (const { 0: whole, 1: label, 2: href, index } of text.matchAll(LINK)) {
    pieces.push({ text: text.slice(end, index) }, { text: label!, href });
    end = index + whole.length;
  }
  pieces.push({ text: text.slice(end) });
  return pieces.filter((piece) => piece.text !== '');
}

/** The same sentence without its links, for machines and titles. */
export function plainText(sentence: string, product: string): string {
  return parseRichText(sentence, product)
    .map((piece) => piece.text)
    .join('');
}
