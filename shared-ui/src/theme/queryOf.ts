/**
 * Returns the media query of a breakpoint, for places that take only a query, such as `<source media>`.
 * @param rule a breakpoint such as `upTo.tablet`, or a query, which is returned unchanged
 */
export const queryOf = (rule: string): string => rule.replace('@media ', '');
