/** Pages without their own bar, so the header is always visible (rule 1.16). */
const FIXED_HEADER_PATHS = [
  '/apply',
  '/apply/mentor',
  '/apply/select',
  '/apply/startup',
  '/notifications',
  '/endscreen',
  '/create-startup',
  '/generalinformation',
  '/overview',
  '/investingpreferences',
  '/startupprofile',
];

/** Share of the window's height (rule 1.17). */
const REVEAL_SHARE = 0.9;

/** True where the header is never hidden: the application pages, the account and a few older paths. */
export function headerIsFixed(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return FIXED_HEADER_PATHS.includes(path) || path === '/account' || path.startsWith('/account/');
}

/** True once the reader has scrolled past the reveal line; both lengths in CSS pixels. */
export function isPastReveal(scrolled: number, windowHeight: number): boolean {
  return scrolled > windowHeight * REVEAL_SHARE;
}
