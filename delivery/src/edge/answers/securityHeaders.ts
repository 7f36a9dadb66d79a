/** Headers of every response: pages, pictures and errors. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Responses that are not documents may run nothing and may not be framed. */
export const NO_DOCUMENT_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Addresses with a secret in their query, which must not be sent to other sites. */
const SECRET_PATHS = /^\/(reset-password|invitation\/accept|auth\/callback)(\/|$)/i;

export const hasSecretQuery = (pathname: string): boolean => SECRET_PATHS.test(pathname);

export function referrerPolicy(pathname: string): string {
  return hasSecretQuery(pathname) ? 'no-referrer' : SECURITY_HEADERS['referrer-policy'];
}

/** Only scripts with a published hash may run. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script), sources=(inline)';
