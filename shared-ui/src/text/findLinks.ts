import { safeLink } from './safeLink';

/** A piece of a user's text: plain when it has no `href`. */
interface TextPiece {
  text: string;
  href?: string;
}

/** Text after one of these characters is not an address, but the middle of something else. */
const WORD_CHARACTER = /[\p{L}\p{N}@/.-]/u;

/* One repeated class: the time is linear in the length of any text. */
const MAX_ADDRESS_LENGTH = 2_048; // characters; browsers and servers agree on no more
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"“”„«»\p{Cc}\p{Cf}]+/giu;

/**
 * Finds the web addresses in a text (rule 3.27): http, https, and those that begin with `www.`. Punctuation at the end
 * of a sentence does not belong to an address, nor does the closing bracket of one opened before it.
 */
export function findLinks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    if (index > 0 && WORD_CHARACTER.test(text.slice(index - 1, index))) continue;
    const address = found.slice(0, lengthWithoutEnding(found));
    if (address.length > MAX_ADDRESS_LENGTH) continue;
    const url = safeLink(/^www\./i.test(address) ? `https://${address}` : address);
    if (!url || !isPublicName(url.hostname)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: labelOf(address, url), href: url.href });
    end = index + address.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

const TRAILING_PUNCTUATION = /[.,;:!?'’…*_~|]/;
const OPENING_BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

function lengthWithoutEnding(found: string): number {
  const count = new Map<string, number>();
  for (const sign of found) count.set(sign, (count.get(sign) ?? 0) + 1);
  let length = found.length;
  for (; length > 0; length -= 1) {
    const last = found[length - 1]!;
    const opening = OPENING_BRACKETS[last];
    const closes = opening && (count.get(last) ?? 0) > (count.get(opening) ?? 0);
    if (!TRAILING_PUNCTUATION.test(last) && !closes) break;
    count.set(last, (count.get(last) ?? 0) - 1);
  }
  return length;
}

/** A name with a dot whose last part is letters: not an IP address or a local host name. */
const isPublicName = (host: string) => /\.([a-z]{2,}|xn--[a-z0-9-]+)\.?$/.test(host);

const ONE_SCRIPT =
  /^(?:[\p{Script=Latin}\p{M}\d.-]+|[\p{Script=Cyrillic}\p{M}\d.-]+|[\p{Script=Greek}\p{M}\d.-]+)$/u;

/**
 * Returns the address as typed. A host of mixed scripts is shown in the form that the browser requests: a reader cannot
 * see the Cyrillic letter in 'аpple.com'.
 */
function labelOf(address: string, url: URL): string {
  const host = /^(?:https?:\/\/)?([^/?#\\:]+)/i.exec(address)?.[1] ?? '';
  return ONE_SCRIPT.test(host) ? address : url.href;
}
