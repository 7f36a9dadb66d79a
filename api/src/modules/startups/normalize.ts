/** Letters that NFKD does not decompose. */
const REPLACEMENTS: Record<string, string> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ħ: 'h',
  ς: 'σ',
};

/**
 * Normalizes a search text: lower case, no accents, one blank between words. Done here because the database's result
 * depends on its collation (rule 3.13).
 */
export function normalize(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðłøıßæœþħς]/g, (letter) => REPLACEMENTS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
