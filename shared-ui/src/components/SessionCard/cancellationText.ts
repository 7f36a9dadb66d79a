import { fullName } from 'contract/full-name';
import type { Cancellation } from 'contract/wire/meetings.contract';

/** The reader: a person on one side of the session. */
export interface Reader {
  id: number | undefined;
  side: 'mentor' | 'founders';
}

/** Returns who cancelled a session and why, e.g. 'You declined this session: “Ill”' (rule 5.49). */
export function cancellationText(cancellation: Cancellation, reader: Reader): string {
  const who = whoCancelled(cancellation, reader);
  const verb = cancellation.declined ? 'declined' : 'cancelled';
  const text = who ? `${who} ${verb} this session` : 'This session is cancelled';
  return cancellation.reason ? `${text}: “${cancellation.reason}”` : `${text}.`;
}

function whoCancelled({ side, by }: Cancellation, reader: Reader): string | null {
  if (by) return by.id === reader.id ? 'You' : fullName(by);
  if (side === 'founders' && reader.side === side) return 'Your team';
  return side && NAMELESS[side];
}

/** Used for staff and for deleted accounts. */
const NAMELESS = {
  mentor: 'The mentor',
  founders: 'The founders',
  staff: 'The programme team',
} as const;
