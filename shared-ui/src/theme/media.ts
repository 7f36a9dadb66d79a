/**
 * Breakpoints for `@media` rules: `${upTo.tablet} { … }`. The menu collapses at tablet, 900 px. In em, as
 * all that stands in a page is in rem: with letters twice as large a window has half the room (rule 1.52).
 */
export const upTo = {
  phone: '@media (max-width: 30em)',
  tablet: '@media (max-width: 56.25em)',
  laptop: '@media (max-width: 74.9375em)',
} as const;

/** The same breakpoints from below: `${from.laptop} { … }`. */
export const from = {
  tablet: '@media (min-width: 30.0625em)',
  laptop: '@media (min-width: 56.3125em)',
  desktop: '@media (min-width: 75em)',
} as const;

/** Rules for people who asked their system for less movement. */
export const whenStill = '@media (prefers-reduced-motion: reduce)';

/** Rules for people whose system sets the colours, as in a high-contrast theme (rule 1.52). */
export const whenForced = '@media (forced-colors: active)';

/** Rules for a pointer that can hover; touch shows everything at once. */
export const whenHover = '@media (hover: hover)';
