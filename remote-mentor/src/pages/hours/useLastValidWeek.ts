import type { NewAvailability } from 'contract/wire/availability.contract';
import { useState } from 'react';

import { toWeek, type WeekDraft, weekFaults } from './weekDraft';

/** The week as it was when it could last be saved: times that are half typed cannot be previewed. */
export function useLastValidWeek(draft: WeekDraft): NewAvailability {
  const text = JSON.stringify(toWeek(draft));
  const [stored, keep] = useState(text);
  const sound = Object.keys(weekFaults(draft)).length === 0;
  if (sound && text !== stored) keep(text);

  return JSON.parse(sound ? text : stored) as NewAvailability;
}
