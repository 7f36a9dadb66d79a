/** How many former addresses of a startup redirect and stay reserved, and for how long. */
export const FORMER_SLUGS = { most: 5, days: 730 };
