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
  ['the first time of the chosen day', {}, '2025-03-20 09'],
  ['the time after the selected one', { slot: NINE }, '2025-03-20 14'],
  ['the first time of the next day with free times', { slot: TWO }, '2025-03-24 09'],
  ['the same for a day without times', { day: '2025-03-21', slots: [] }, '2025-03-24 09'],
  ['the first time after a full month', { day: '2025-03-24', slots: [] }, '2025-04-02 10'],
  ['the first time of a later month', { day: '2025-02-20', slots: undefined }, '2025-03-20 09'],
  ['the first time of an earlier month', { day: '2025-05-20' }, '2025-03-20 09'],
])('the next free time is %s', (_which, over, start) => {
  expect(nextFree({ ...looked, ...over })?.slot.start_time).toBe(`${start}:00:00`);
});

it('there is no next free time after the last one, or while the times load', () => {
  const last = { ...looked, day: '2025-03-24', slots: [] };
  expect(nextFree({ ...last, free: { ...free, next: null } })).toBeUndefined();
  expect(nextFree({ ...last, free: undefined })).toBeUndefined();
  expect(nextFree({ ...looked, slots: undefined })).toBeUndefined();
});
