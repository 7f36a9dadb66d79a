import { seenField } from 'contract/wire/seen.contract';

import { changedMeanwhile } from './httpError';

/**
 * Checks that the fields to change still have the values from which the change began (rule 9.37). A field whose stored
 * value is already the sent one passes, so that a repeated request succeeds. The caller must hold the lock of the row.
 * @param sent the request, with its `seen_…` fields
 * @param stored the stored values of the fields; null is the empty text
 * @throws 409 with the stored values of the fields that somebody else changed
 */
export function requireSeen(
  sent: Record<string, unknown>,
  stored: Record<string, string | null>,
): void {
  const changed = Object.entries(stored).flatMap(([field, value]) => {
    const seen = sent[seenField(field)];
    const current = value ?? '';
    const isChecked = sent[field] !== undefined && typeof seen === 'string';
    if (!isChecked || current === sent[field] || withPlainBreaks(current) === withPlainBreaks(seen))
      return [];
    return [[field, current] as const];
  });
  if (changed.length > 0) throw changedMeanwhile({ current: Object.fromEntries(changed) });
}

/** Multipart forms send each line break as CRLF. */
const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n');
