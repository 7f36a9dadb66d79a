/**
 * Breakpoints for `@media` rules: `${upTo.tablet} { … }`. The menu collapses at tablet, 900 px. In em, because all
 * sizes in a page are in rem: with a font twice as large, a window has half the space (rule 1.52).
 */
export const upTo = {
  /** No window at the default font size: a phone whose letters are set at least a quarter larger. */
  magnified: '@media (max-width: 19.9375em)',
  phone: '@media (max-width: 30em)',
  tablet: '@media (max-width: 56.25em)',
  laptop: '@media (max-width: 74.9375em)',
} as const;

/** The same breakpoints as minimum widths: `${from.laptop} { … }`. */
export const from = {
  tablet: '@media (min-width: 30.0625em)',
  laptop: '@media (min-width: 56.3125em)',
  desktop: '@media (min-width: 75em)',
} as const;

/** Rules for users who prefer reduced motion. */
export const whenStill = '@media (prefers-reduced-motion: reduce)';

/** Rules for users whose system sets the colours, as in a high-contrast theme (rule 1.52). */
export const whenForced = '@media (forced-colors: active)';

/** Rules for a pointer that can hover; touch screens show everything at once. */
export const whenHover = '@media (hover: hover)';
