import type { AvailableSlot } from 'contract/wire/meetings.contract';

/** True when both are the same time in the same room. */
export function sameSlot(one: AvailableSlot | null, other: AvailableSlot): boolean {
  return one?.start_time === other.start_time && one.room_id === other.room_id;
}
