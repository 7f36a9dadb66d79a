/** Letters that NFKD does not take apart. */
const SINGLE: Record<string, string> = {
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
 * A text as it is searched: without case and accents, one blank between words. Done here and not
 * in the database, whose answer depends on its collation (rule 3.13).
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[đðłøıßæœþħς]/g, (letter) => SINGLE[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

const GREEK =
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s τ t υ y φ f χ ch ψ ps ω o';
const CYRILLIC =
  'а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ sht ъ a ь y ю yu я ya ј j љ lj њ nj ћ c ђ dj џ dz ѓ gj ќ kj ѕ dz ы y э e ё e і i';

const LETTERS = new Map(
  `${GREEK} ${CYRILLIC}`
    .split(' ')
    .flatMap((letter, at, all) => (at % 2 ? [] : [[letter, all[at + 1]!] as const])),
);

/** The same in Latin letters, for names of accounts and addresses. */
export const latin = (text: string) =>
  [...fold(text)].map((letter) => LETTERS.get(letter) ?? letter).join('');

/** The columns a startup is found by; written whenever one of its three texts is. */
export const searchColumns = (startup: {
  name: string;
  industry: string;
  description: string;
}) => ({
  searchName: fold(startup.name),
  searchText: ` ${fold(`${startup.name} ${startup.industry} ${startup.description}`)}`,
});
