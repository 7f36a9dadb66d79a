import { MEETING_PLACEHOLDER } from 'contract/wire/meetingAddress.contract';
import { type SQL, sql } from 'drizzle-orm';
import { mentors, rooms, schedules } from '../../db/schema';

/**
 * The address of a meeting (rule 5.35): the mentor's own or that of its room, with the schedule's unguessable name in
 * place of the placeholder. For queries that join all three tables.
 */
export const joinUrl: SQL<string | null> = sql<string | null>`replace(
  coalesce(${mentors.joinUrl}, ${rooms.joinUrl}), ${MEETING_PLACEHOLDER}, replace(${schedules.roomKey}::text, '-', ''))`;
