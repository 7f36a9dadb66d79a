/** Areas that are nobody's search result: members', and the forms that lead there; robots.txt names those no crawler may look into. */
const PRIVATE =
  /^\/(my|account|apply|invitation|notifications|auth|login|register|(forgot|reset)-password)(\/|$)/i;

/** Whether search engines may list a page. */
export const isForSearch = (pathname: string) => !PRIVATE.test(pathname);
