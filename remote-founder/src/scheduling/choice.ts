import type { AvailableSlot } from 'contract/wire/meetings.contract';

import { sameSlot } from '../meetings/slot';

/** The state of selecting a time (rule 5.29). */
export interface Choice {
  day?: string; // 'yyyy-MM-dd' in the reader's zone; until one is chosen, where `useDayInView` begins
  month?: string; // 'yyyy-MM', turned to by hand; otherwise that of the day
  slot: AvailableSlot | null;
  confirmed: boolean;
  refused?: string; // why a time could not be had, until another one is confirmed
}

export type ChoiceAct =
  | { type: 'day'; day: string }
  | { type: 'month'; month: string } // another month is looked at, the choice stays
  | { type: 'press'; day: string; slot: AvailableSlot }
  | { type: 'select'; day: string; slot: AvailableSlot } // found for them, not pressed yet
  | { type: 'change' } // back to the times, the picked one still marked
  | { type: 'taken'; message: string }; // the picked time cannot be had; the day stays

/** The first press on a time selects it, the second confirms it. */
export function choose(choice: Choice, act: ChoiceAct): Choice {
  const { refused } = choice;
  switch (act.type) {
    case 'day':
      return { day: act.day, slot: null, confirmed: false, refused };
    case 'month':
      return { ...choice, month: act.month };
    case 'press': {
      const confirmed = sameSlot(choice.slot, act.slot);
      // The message goes away only with a confirmed time: before, the rows would move under the second press.
      const stillShown = confirmed ? undefined : refused;
      return { ...choice, day: act.day, slot: act.slot, confirmed, refused: stillShown };
    }
    case 'select':
      return { day: act.day, slot: act.slot, confirmed: false, refused };
    case 'change':
      return { ...choice, confirmed: false };
    case 'taken':
      return { ...choice, slot: null, confirmed: false, refused: act.message };
  }
}
