import type { SerializedError } from '@reduxjs/toolkit';
import type { AxiosError } from 'axios';

/** A failure of a call. `status` is the HTTP status, or 0 when there was no response. */
export interface ApiFailure {
  status: number;
  message?: string;
  /** Messages by field name, as in a 422 (rule 9.3). */
  errors?: Record<string, string[]>;
  /** The conflicts of a 409, e.g. the starts of meetings that are taken. */
  conflicts?: string[];
  /** The stored values that the write would have overwritten unread, by field name (rule 9.37). */
  current?: Record<string, string>;
  /** The failure ended the session, and the user was informed once. */
  endsSession?: true;
}

/** The failure of a call as its hook returns it; undefined when there is none. */
export type Failure = ApiFailure | SerializedError | undefined;

/** The message when the server sent none (rule 7.3). */
export const SOMETHING_WRONG = 'Something went wrong';

/** Converts any thrown value into an `ApiFailure`; never throws. */
export function toApiFailure(thrown: unknown): ApiFailure {
  const { response } = (thrown ?? {}) as Partial<AxiosError>;
  if (!response) return { status: 0 };

  const body = isRecord(response.data) ? response.data : {};
  const message = [body.message, body.error].find(isSentence);
  const errors = isRecord(body.errors) ? messagesByField(body.errors) : undefined;
  const conflicts = Array.isArray(body.conflicts) ? body.conflicts.map(String) : undefined;
  const current = isRecord(body.current) ? body.current : undefined;
  return {
    status: response.status,
    ...(message && { message }),
    ...(errors && { errors }),
    ...(conflicts && { conflicts }),
    ...(current && { current: textsOf(current) }),
  };
}

/**
 * Returns the message for a failed call: the server's, else `otherwise`. Undefined when the failure ended the session.
 */
export function failureText(
  failure: Failure,
  otherwise: string = SOMETHING_WRONG,
): string | undefined {
  if (!failure) return undefined;
  if (!('status' in failure)) return failure.name === 'AbortError' ? undefined : otherwise;
  return failure.endsSession ? undefined : failure.message || otherwise;
}

/** Returns the messages of a failed call by field name; empty when it has none. */
export function fieldErrors(failure: Failure): Record<string, string[]> {
  return (failure && 'errors' in failure && failure.errors) || {};
}

/** Returns the values that somebody else saved meanwhile, by field name; empty when that is not the reason. */
export function currentValues(failure: Failure): Record<string, string> {
  return (failure && 'current' in failure && failure.current) || {};
}

/** Whether the api answered with one of these statuses. */
export const hasStatus = (failure: Failure, ...statuses: number[]): boolean =>
  failure !== undefined && 'status' in failure && statuses.includes(failure.status);

function messagesByField(errors: Record<string, unknown>): Record<string, string[]> {
  const lists = Object.entries(errors).map(
    ([field, stated]) => [field, (Array.isArray(stated) ? stated : [stated]).map(String)] as const,
  );
  return Object.fromEntries(lists);
}

const textsOf = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value)]));

const isSentence = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
