import { normalize } from './normalize';

/**
 * Transliteration of Greek and of Serbian, Macedonian and Bulgarian Cyrillic. Letters with two common spellings have
 * two: the English pronunciation, then that of Gajica and dictionaries, without marks.
 */
const TABLE = `
  α a, β v, γ g, δ d, ε e, ζ z, η i e, θ th, ι i, κ k, λ l, μ m, ν n, ξ x ks, ο o, π p, ρ r, σ s, τ t,
  υ y i, φ f ph, χ ch h, ψ ps, ω o, ου ou u, αυ av au, ευ ev eu, μπ mp b, ντ nt d, γγ ng, γκ gk g,
  а a, б b, в v, г g, д d, е e, ж zh z, з z, и i, й y j, к k, л l, м m, н n, о o, п p, р r, с s, т t,
  у u, ф f, х h, ц ts c, ч ch c, ш sh s, щ sht st, ъ a, ь y j, ю yu ju, я ya ja, ј j, љ lj, њ nj,
  ћ c, ђ dj d, џ dz, ѓ gj g, ќ kj k, ѕ dz, ы y, э e, ё e, і i, ѝ i`;

const ROWS = TABLE.split(',').map((row) => row.trim().split(/\s+/) as [string, string, string?]);
const spoken = new Map(ROWS.map(([letter, one]) => [letter, one]));
const written = new Map(ROWS.map(([letter, one, other]) => [letter, other ?? one]));

/** Every letter that is replaced; a transliterated text contains none of them. */
export const FOREIGN_LETTERS = [...new Set(ROWS.flatMap(([letters]) => [...letters]))].join('');

/* Letters that normalization would decompose, and pairs before their first letter. */
const COMPOSED_LETTERS = /[йѓќѝё]/g;
const LETTERS = new RegExp(`ου|αυ|ευ|μπ|ντ|γγ|γκ|[${FOREIGN_LETTERS}]`, 'g');

function replace(text: string, letters: Map<string, string>): string {
  const one = (letter: string) => letters.get(letter) ?? letter;
  const whole = text.normalize('NFC').toLowerCase().replace(COMPOSED_LETTERS, one);
  return normalize(whole).replace(LETTERS, one);
}

/** Transliterates a search text: also for names of accounts and addresses. */
export const latin = (text: string) => replace(text, spoken);

/** The possible Latin spellings of a text; a Latin text has one. */
export const latinVariants = (text: string): string[] => [
  ...new Set([latin(text), replace(text, written)]),
];
