/** A time that can be booked; 'yyyy-MM-dd HH:mm:ss' in UTC (SPEC §3). */
export interface Slot {
  start_time: string;
  end_time: string;
  room_id: number;
}

/** What a mentor offers on one day. */
export interface Availability {
  available_slots: Slot[];
  /** The zone of the mentor's own clock, when the api tells. */
  mentor_timezone?: string;
}

/** True when both are the same place in time. */
export function sameSlot(one: Slot | null, other: Slot): boolean {
  return one?.start_time === other.start_time && one.room_id === other.room_id;
}
