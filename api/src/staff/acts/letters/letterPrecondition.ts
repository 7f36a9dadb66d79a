import { z } from 'zod';
import { conflict } from '../../../app/httpError';
import type { LetterRow } from '../../../modules/letters/letters.queries';

/** The version of a draft that the caller has read (rule 7.60). */
export const LETTER_PRECONDITION = {
  'changed-at': z
    .string()
    .max(40)
    .optional()
    .describe('last change of the draft that you have seen; fails if the draft was changed since'),
};

interface Seen {
  'changed-at'?: string | undefined;
}

/** @throws 409 when the letter was changed since it was read */
export function requireUnchangedLetter(
  { changedAt }: Pick<LetterRow, 'changedAt'>,
  { 'changed-at': seen }: Seen,
): void {
  if (seen !== undefined && seen !== changedAt.toISOString())
    throw conflict('Somebody else has changed this draft. Please load it again.');
}
