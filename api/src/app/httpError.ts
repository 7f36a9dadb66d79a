type Status = 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

interface Extras {
  /** Messages by field name. */
  errors?: Record<string, string[]>;
  /** Further fields of the response, e.g. conflicting dates. */
  body?: Record<string, unknown> & { errors?: never };
  headers?: Record<string, string>;
}

/** An error whose message the caller may read. Any other thrown error is internal and becomes 500. */
export class HttpError extends Error {
  constructor(
    readonly status: Status,
    message: string,
    readonly extras: Extras = {},
  ) {
    super(message);
  }
}

/** The caller has to sign in first. Browsers show no dialog for this scheme (RFC 6750 §3). */
export const unauthenticated = () =>
  new HttpError(401, 'Unauthenticated.', { headers: { 'www-authenticate': 'Bearer realm="api"' } });

/** A known member lacks the right. */
export const forbidden = (reason = 'This action is unauthorized.') => new HttpError(403, reason);

/** The caller is staff without a second factor. */
export const secondFactorNeeded = () =>
  forbidden('Staff need a second factor. Please add one to your account first.');

/** The object does not exist, or is hidden from the caller: both look the same (rule 4.3). */
export const notFound = (reason = 'Not found.') => new HttpError(404, reason);

/** The current state does not allow it. */
export const conflict = (reason: string, body?: Record<string, unknown>) =>
  new HttpError(409, reason, body ? { body } : {});

/** Another person, or the same one elsewhere, changed it concurrently. */
export const changedMeanwhile = (body?: Record<string, unknown>) =>
  conflict('This has changed in the meantime. Please look at it again.', body);

/** One or more fields are invalid; the first message is also the general one. */
export function invalid(errors: Record<string, string | string[]>) {
  const lists = Object.entries(errors).map(
    ([field, messages]) => [field, [messages].flat()] as const,
  );
  return new HttpError(422, lists[0]?.[1][0] ?? 'Invalid.', { errors: Object.fromEntries(lists) });
}

/** Refused without naming a field. */
export const unprocessable = (reason: string) => new HttpError(422, reason);

/** @param seconds until the next attempt makes sense */
export const tooMany = (seconds: number) =>
  new HttpError(429, 'Too many attempts. Please try again later.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  });

/** The database or another dependency is down or hangs. */
export const unavailable = () =>
  new HttpError(503, 'The service is not available at the moment. Please try again soon.', {
    headers: { 'retry-after': '2' },
  });

/** Too much work at the moment. Pages retry a write at most twice (contract/repeats). */
export const busy = () =>
  new HttpError(503, 'Too busy at the moment. Please try again.', {
    headers: { 'retry-after': '4' },
  });
