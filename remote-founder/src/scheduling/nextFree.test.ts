import type { FreeDays } from 'contract/wire/free-days.contract';

import { aSlot } from '../testing/meetingBuilders';
import { nextFree } from './nextFree';

const [NINE, TWO] = [aSlot('2025-03-20 09'), aSlot('2025-03-20 14')];
const free: FreeDays = {
  days: [
    { date: '2025-03-20', first: NINE },
    { date: '2025-03-24', first: aSlot('2025-03-24 09') },
  ],
  next: { date: '2025-04-02', first: aSlot('2025-04-02 10') },
  mentor_timezone: 'UTC',
  bookable_until: '2025-04-30',
};
const looked = { month: '2025-03', day: '2025-03-20', slots: [NINE, TWO], slot: null, free };

it.each([
  ['the first of the chosen day', {}, '2025-03-20 09'],
  ['the one after the selected one', { slot: NINE }, '2025-03-20 14'],
  ['the first of the next free day', { slot: TWO }, '2025-03-24 09'],
  ['that too where the day has none', { day: '2025-03-21', slots: [] }, '2025-03-24 09'],
  ['the first after the month', { day: '2025-03-24', slots: [] }, '2025-04-02 10'],
  ['the first of the month in view', { day: '2025-02-20', slots: undefined }, '2025-03-20 09'],
  ['that too when somebody went back to it', { day: '2025-05-20' }, '2025-03-20 09'],
])('is %s', (_which, over, start) => {
  expect(nextFree({ ...looked, ...over })?.slot.start_time).toBe(`${start}:00:00`);
});

it('is undefined after the last one, and while the times are unknown', () => {
  const last = { ...looked, day: '2025-03-24', slots: [] };
  expect(nextFree({ ...last, free: { ...free, next: null } })).toBeUndefined();
  expect(nextFree({ ...last, free: undefined })).toBeUndefined();
  expect(nextFree({ ...looked, slots: undefined })).toBeUndefined();
});
