import { MeetingScope } from 'contract/wire/meetings.contract';
import fc from 'fast-check';

export const ZONES = ['Europe/Sofia', 'Europe/Istanbul', 'America/New_York', 'Asia/Kolkata'];

const ACTS = [
  'book',
  'book',
  'book',
  'book',
  'move',
  'move',
  'cancel',
  'decline',
  'wait',
  'propose',
  'propose',
  'propose',
  'accept',
  'accept',
  'keep',
  'keep',
  'withdraw',
  'busy',
  'away',
  'back',
  'look',
  'look',
] as const;

const moment = fc.record({
  days: fc.integer({ min: 0, max: 100 }),
  hour: fc.constantFrom(9, 10, 10, 10, 11, 12, 13, 16),
});

/** The next step; the meaning of a field depends on the act. */
export const step = fc.record({
  act: fc.constantFrom(...ACTS),
  team: fc.nat(2),
  mentor: fc.nat(ZONES.length - 1),
  room: fc.nat(2),
  moment,
  others: fc.array(moment, { maxLength: 2 }),
  minutes: fc.constantFrom(0, 0, 1, 30, 59),
  length: fc.constantFrom(30, 60, 150, 24 * 60, 5 * 24 * 60), // minutes
  recurrence: fc.constantFrom('none', 'none', 'weekly', 'monthly'),
  which: fc.nat(200),
  scope: fc.constantFrom(...MeetingScope.options),
  fate: fc.constantFrom('stay' as const, 'cancel' as const, 'propose' as const, 'propose' as const),
  stale: fc.constantFrom(false, false, false, false, true),
});

export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
