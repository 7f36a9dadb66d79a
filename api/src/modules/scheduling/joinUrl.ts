import { MEETING_PLACEHOLDER } from 'contract/wire/meetingAddress.contract';
import { type SQL, sql } from 'drizzle-orm';
import { mentors, rooms, schedules } from '../../db/schema';

/**
 * Where a meeting is joined (rule 5.35): at the mentor's own address or that of its room, each with the
 * schedule's unguessable name where it has a place for one. For queries that join all three tables.
 */
export const joinUrl: SQL<string | null> = sql<string | null>`replace(
  coalesce(${mentors.joinUrl}, ${rooms.joinUrl}), ${MEETING_PLACEHOLDER}, replace(${schedules.roomKey}::text, '-', ''))`;
