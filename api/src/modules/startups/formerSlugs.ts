/** How many former addresses of a startup lead to it and stay its own, and for how long. */
export const FORMER_SLUGS = { most: 5, days: 730 };
