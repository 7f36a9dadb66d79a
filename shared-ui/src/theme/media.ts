/** Breakpoints for `@media` rules: `${upTo.tablet} { … }`. The menu collapses at tablet, 900 px. */
export const upTo = {
  phone: '@media (max-width: 480px)',
  tablet: '@media (max-width: 900px)',
  laptop: '@media (max-width: 1199px)',
} as const;

/** The same breakpoints from below: `${from.laptop} { … }`. */
export const from = {
  tablet: '@media (min-width: 481px)',
  laptop: '@media (min-width: 901px)',
  desktop: '@media (min-width: 1200px)',
} as const;

/** Rules for people who asked their system for less movement. */
export const whenStill = '@media (prefers-reduced-motion: reduce)';

/** Rules for a pointer that can hover; touch shows everything at once. */
export const whenHover = '@media (hover: hover)';
