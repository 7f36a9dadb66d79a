type Status = 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

interface Extras {
  /** Messages by field name. */
  errors?: Record<string, string[]>;
  /** Further keys of the answer, e.g. the dates in conflict. */
  body?: Record<string, unknown> & { errors?: never };
  headers?: Record<string, string>;
}

/** A "no" the caller may read. Anything else thrown is a fault of ours and answers 500. */
export class HttpError extends Error {
  constructor(
    readonly status: Status,
    message: string,
    readonly extras: Extras = {},
  ) {
    super(message);
  }
}

/** The caller has to sign in first. Browsers open no window for this scheme (RFC 6750 §3). */
export const unauthenticated = () =>
  new HttpError(401, 'Unauthenticated.', { headers: { 'www-authenticate': 'Bearer realm="api"' } });

/** A known member lacks the right. */
export const forbidden = (reason = 'This action is unauthorized.') => new HttpError(403, reason);

/** Staff who has no second factor yet. */
export const secondFactorNeeded = () =>
  forbidden('Staff need a second factor. Please add one to your account first.');

/** Not there, or not for the caller: the two look the same (rule 4.3). */
export const notFound = (reason = 'Not found.') => new HttpError(404, reason);

/** The state of things does not allow it. */
export const conflict = (reason: string, body?: Record<string, unknown>) =>
  new HttpError(409, reason, body ? { body } : {});

/** Two have changed the same, or one in two places. */
export const changedMeanwhile = () =>
  conflict('This has changed in the meantime. Please look at it again.');

/** One or more fields cannot be accepted; the first message also stands for all. */
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

/** The database, or what else a call needs, is away or hangs. */
export const unavailable = () =>
  new HttpError(503, 'The service is not available at the moment. Please try again soon.', {
    headers: { 'retry-after': '2' },
  });

/** More work than can be done now. Pages send a write again twice at most meanwhile (contract/repeats). */
export const busy = () =>
  new HttpError(503, 'Too busy at the moment. Please try again.', {
    headers: { 'retry-after': '4' },
  });
