/** Arial, what is exactly as wide on Linux and ChromeOS, and what comes near on other systems. */
const PLAIN = names('Arial', 'Liberation Sans', 'Arimo', 'Arimo Regular', 'Roboto', 'Helvetica');
const BOLD = names(
  'Arial Bold',
  'Liberation Sans Bold',
  'Arimo Bold',
  'Roboto Bold',
  'Helvetica Bold',
);

/**
 * What is shown until the fonts are here: the system's own, made as wide and as high as ours, so
 * that no line breaks elsewhere when they arrive. Ratios of advance widths over page text, measured
 * in Chromium; our ascent and descent are 0.9 and 0.3 em.
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
