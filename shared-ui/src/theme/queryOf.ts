/**
 * What a breakpoint asks, for places that take a media query alone, such as `<source media>`.
 * @param rule a breakpoint such as `upTo.tablet`, or a query, which stays as it is
 */
export const queryOf = (rule: string): string => rule.replace('@media ', '');
