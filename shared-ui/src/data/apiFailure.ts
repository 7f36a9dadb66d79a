import type { SerializedError } from '@reduxjs/toolkit';
import type { AxiosError } from 'axios';

/** Every failure a page can meet. `status` is the HTTP status, or 0 when no answer came. */
export interface ApiFailure {
  status: number;
  message?: string;
  /** Messages by field name, as a 422 sends them (rule 9.3). */
  errors?: Record<string, string[]>;
  /** What a 409 conflicts with, e.g. the starts of meetings that are taken. */
  conflicts?: string[];
  /** The session ended with it, and the person was told so once. */
  endsSession?: true;
}

/** What to say when the server gave no message of its own (rule 7.3). */
export const SOMETHING_WRONG = 'Something went wrong';

/** Reads any thrown value into an `ApiFailure`; never throws. */
export function toApiFailure(thrown: unknown): ApiFailure {
  const { response } = (thrown ?? {}) as Partial<AxiosError>;
  if (!response) return { status: 0 };

  const body = isRecord(response.data) ? response.data : {};
  const message = [body.message, body.error].find(isSentence);
  const errors = isRecord(body.errors) ? messagesByField(body.errors) : undefined;
  const conflicts = Array.isArray(body.conflicts) ? body.conflicts.map(String) : undefined;
  return {
    status: response.status,
    ...(message && { message }),
    ...(errors && { errors }),
    ...(conflicts && { conflicts }),
  };
}

/** The sentence to show for a failed call: the server's, else `otherwise`. None when the session ended with it. */
export function failureText(
  failure: ApiFailure | SerializedError | undefined,
  otherwise: string = SOMETHING_WRONG,
): string | undefined {
  if (!failure) return undefined;
  if (!('status' in failure)) return failure.name === 'AbortError' ? undefined : otherwise;
  return failure.endsSession ? undefined : failure.message || otherwise;
}

/** The messages of a failed call by field name; empty when it has none. */
export function fieldErrors(
  failure: ApiFailure | SerializedError | undefined,
): Record<string, string[]> {
  return (failure && 'errors' in failure && failure.errors) || {};
}

function messagesByField(errors: Record<string, unknown>): Record<string, string[]> {
  const lists = Object.entries(errors).map(
    ([field, stated]) => [field, (Array.isArray(stated) ? stated : [stated]).map(String)] as const,
  );
  return Object.fromEntries(lists);
}

const isSentence = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
