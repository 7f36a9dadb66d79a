import type { Meeting } from 'contract/wire/meetings.contract';
import type { MeetingRow } from './meetings.queries';

/** `yyyy-MM-dd HH:mm:ss` in UTC, the wire format of meetings (rule 9.9). */
export const toWireTime = (at: Date | number) =>
  new Date(at).toISOString().slice(0, 19).replace('T', ' ');

export const toMeeting = ({ occurrence, recurrence, room, joinUrl }: MeetingRow): Meeting => ({
  id: occurrence.id,
  schedule_id: occurrence.scheduleId,
  start_time: toWireTime(occurrence.startsAt),
  end_time: toWireTime(occurrence.endsAt),
  recurrence,
  room_id: occurrence.roomId,
  room_name: room,
  original_start_time: toWireTime(occurrence.originalStartsAt),
  join_url: joinUrl,
});
