/** Headers of every answer, pages and pictures and errors alike. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** What is no document runs nothing and is framed by nobody. */
export const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Addresses that carry a secret in their query: it must not travel on to other sites. */
const SECRET_PATHS = /^\/(reset-password|invitation\/accept|auth\/callback)(\/|$)/i;

/** Whether the query of this address may hold a secret. */
export const hasSecretQuery = (pathname: string): boolean => SECRET_PATHS.test(pathname);

/** Who is told where a person came from. */
export function referrerPolicy(pathname: string): string {
  return hasSecretQuery(pathname) ? 'no-referrer' : SECURITY_HEADERS['referrer-policy'];
}

/** No script runs that was not published with its hash. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script), sources=(inline)';
