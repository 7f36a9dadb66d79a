/**
 * Areas that do not belong in search results: member pages, and the forms that lead there; robots.txt lists those that
 * crawlers must not open.
 */
const PRIVATE =
  /^\/(my|account|apply|invitation|notifications|auth|login|register|(forgot|reset)-password)(\/|$)/i;

export const isForSearch = (pathname: string) => !PRIVATE.test(pathname);
