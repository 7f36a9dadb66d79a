/** Arial, fonts of exactly its width on Linux and ChromeOS, and similar fonts on other systems. */
const PLAIN = names('Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Roboto', 'Helvetica');
const BOLD = names(
  'Arial Bold',
  'Liberation Sans Bold',
  'Arimo Bold',
  'Roboto Bold',
  'Helvetica Bold',
);

/**
 * Fallback fonts until ours are loaded: the system's own, adjusted to our width and height, so that line breaks stay
 * when our fonts arrive. Ratios of advance widths over page text, measured in Chromium; our ascent and descent are 0.9
 * and 0.3 em.
 */
export function fallbackFonts(): string {
  return [
    fallbackFont('Sofia Sans Fallback', '100 599', PLAIN, 0.965),
    fallbackFont('Sofia Sans Fallback', '600 900', BOLD, 0.91),
    fallbackFont('Sofia Sans Extra Condensed Fallback', '100 900', BOLD, 0.62),
  ].join('');
}

function fallbackFont(family: string, weight: string, locals: string, ratio: number): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${locals};
  size-adjust: ${percent(ratio)};
  ascent-override: ${percent(0.9 / ratio)};
  descent-override: ${percent(0.3 / ratio)};
  line-gap-override: 0%;
}
`;
}

function names(...fonts: string[]): string {
  return fonts.map((font) => `local('${font}')`).join(', ');
}
