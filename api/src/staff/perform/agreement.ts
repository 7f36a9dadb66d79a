import { z } from 'zod';

import { invalid } from '../../app/httpError';
import type { Act, Row } from '../act/act';

/** The text to type for confirming an irreversible act: its subject. */
export function confirmPhrase({ fields, name }: Act, input: Row): string {
  const first = Object.entries(fields.shape).find(
    ([field, schema]) => z.globalRegistry.get(schema as z.ZodType)?.subject && input[field],
  );
  return first ? String(input[first[0]]) : name;
}

/** Same for many objects, e.g. `erase 12`. */
export const confirmManyPhrase = ({ name }: Act, count: number): string =>
  `${name.split('.').at(-1)} ${count}`;

/** @throws 422 for an act that requires a reason */
export function requireReason({ wantsReason }: Act, why: string | undefined): void {
  if (wantsReason && !why?.trim())
    throw invalid({ why: 'Please enter a reason. It is stored in the record.' });
}

/** @throws 422 without a preview and the typed confirmation */
export function requireAgreement(
  phrase: string,
  { confirm, seen }: { confirm?: string; seen?: string },
): void {
  if (seen === undefined) throw invalid({ seen: 'Please open the preview first.' });
  if (confirm?.trim().toLowerCase() === phrase.toLowerCase()) return;
  throw invalid({ confirm: `Please type ${phrase} to confirm.` });
}
