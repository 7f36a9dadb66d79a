import { z } from 'zod';
import { conflict } from '../../../app/httpError';
import type { programmeQueries } from '../../../modules/programme/programme.queries';
import { wholeNumber } from '../../act/wholeNumber';

type Queries = ReturnType<typeof programmeQueries>;

/** The draft that the caller has seen before changing, publishing or discarding it (rule 11.41). */
export const DRAFT_PRECONDITION = {
  'edited-at': z
    .string()
    .max(40)
    .optional()
    .describe('when the draft that you have seen was saved; fails if it was changed since'),
};

/** Also the published version, if there was no draft. */
export const VERSION_PRECONDITION = {
  ...DRAFT_PRECONDITION,
  'on-version': wholeNumber({ min: 0 })
    .optional()
    .describe('published version that you have seen, if there was no draft; 0 for none'),
};

interface Seen {
  'edited-at'?: string | undefined;
  'on-version'?: number | undefined;
}

/**
 * Reads the draft.
 * @throws HttpError 409 when it is not the one that was seen
 */
export async function requireUnchangedDraft(programme: Queries, seen: Seen) {
  const draft = await programme.draft();
  const { 'edited-at': editedAt, 'on-version': version } = seen;
  if (editedAt !== undefined && editedAt !== (draft?.editedAt.toISOString() ?? ''))
    throw changedMeanwhile();
  // If there was and is no draft, one may have been saved and published in between.
  if (version === undefined || draft) return draft;
  const [newest] = await programme.versions();
  if (version !== (newest?.id ?? 0)) throw changedMeanwhile();
  return draft;
}

const changedMeanwhile = () =>
  conflict('Somebody else has changed the draft. Please load it again.');
