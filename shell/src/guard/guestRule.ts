/**
 * Returns the redirect target of a guest at an address that needs a login (rule 1.11), or null when the address is
 * open. It depends only on the path, so no browser downloads an area that its user may not enter.
 */
export function guestDestination(pathname: string): '/login' | '/' | null {
  if (isWithin('/my', pathname)) return '/login';
  if (isWithin('/account', pathname) || isWithin('/notifications', pathname)) return '/';
  return null;
}

const isWithin = (area: string, pathname: string) => {
  const path = pathname.toLowerCase();
  return path === area || path.startsWith(`${area}/`);
};
