import { fullName } from 'contract/full-name';
import type { Cancellation } from 'contract/wire/meetings.contract';

/** Who cancelled a session, and why, e.g. 'You declined this session: “Ill”' (rule 5.49). */
export function cancellationText(cancellation: Cancellation, readerId: number | undefined): string {
  const who = whoCancelled(cancellation, readerId);
  const verb = cancellation.declined ? 'declined' : 'cancelled';
  const text = who ? `${who} ${verb} this session` : 'This session is cancelled';
  return cancellation.reason ? `${text}: “${cancellation.reason}”` : `${text}.`;
}

function whoCancelled({ side, by }: Cancellation, readerId: number | undefined): string | null {
  if (by) return by.id === readerId ? 'You' : fullName(by);
  return side && NAMELESS[side];
}

/** Staff, and those whose account is deleted. */
const NAMELESS = {
  mentor: 'The mentor',
  founders: 'The founders',
  staff: 'The programme team',
} as const;
