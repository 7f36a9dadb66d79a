import type { AvailableSlot } from 'api/contract/meetings.contract';

import { sameSlot } from '../../meetings/slot';

/** How far somebody is in picking a time (rule 5.29). */
export interface Choice {
  day: string; // 'yyyy-MM-dd' in the reader's zone
  slot: AvailableSlot | null;
  confirmed: boolean;
}

export type ChoiceAct =
  | { type: 'day'; day: string }
  | { type: 'press'; slot: AvailableSlot }
  | { type: 'change' } // back to the times, the picked one still marked
  | { type: 'taken' }; // the picked time went to somebody else; the day stays

/** The first press on a time selects it, the second confirms it. */
export function choose(choice: Choice, act: ChoiceAct): Choice {
  switch (act.type) {
    case 'day':
      return { day: act.day, slot: null, confirmed: false };
    case 'press':
      return { ...choice, slot: act.slot, confirmed: sameSlot(choice.slot, act.slot) };
    case 'change':
      return { ...choice, confirmed: false };
    case 'taken':
      return { ...choice, slot: null, confirmed: false };
  }
}
