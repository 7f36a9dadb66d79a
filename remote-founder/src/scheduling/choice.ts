import type { AvailableSlot } from 'contract/wire/meetings.contract';

import { sameSlot } from '../meetings/slot';

/** The state of selecting a time (rule 5.29). */
export interface Choice {
  day?: string; // 'yyyy-MM-dd' in the reader's zone; undefined: the day at which `useDayInView` starts
  month?: string; // 'yyyy-MM' of the month in view; undefined: the month of the day
  slot: AvailableSlot | null;
  confirmed: boolean;
  refused?: string; // why a time was refused, until another one is confirmed
}

export type ChoiceAct =
  | { type: 'day'; day: string }
  | { type: 'month'; month: string } // shows another month and keeps the choice
  | { type: 'press'; day: string; slot: AvailableSlot }
  | { type: 'select'; day: string; slot: AvailableSlot } // selected by "Next free time", not confirmed yet
  | { type: 'change' } // returns to the times; the chosen one stays selected
  | { type: 'taken'; message: string }; // the chosen time is taken; the day stays

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
