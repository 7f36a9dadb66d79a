import type { MeetingScope } from '../../../contract/meetings.contract';
import type { CancelledMeeting, OwnMeeting } from '../../../contract/own-meetings.contract';
import type { Parts } from '../../app/parts';
import type { Viewer } from '../../app/viewer';
import type { AgendaRow } from '../agenda/agenda.queries';
import { toAgendaMeeting } from '../agenda/agenda.service';
import { actorOf, requireOwnMeeting } from '../agenda/requireOwnMeeting';
import { cancelMeetings } from '../meetings/cancelMeetings';
import { isDecline } from '../meetings/isDecline';
import { toWireTime } from '../meetings/meeting.wire';
import { meetingsQueries } from '../meetings/meetings.queries';
import { proposalsQueries } from '../proposals/proposals.queries';

/** What mentors do about sessions of their own, and staff in their place (rules 6.13 and 6.14). */
export function ownMeetingsService(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>,
) {
  const { db, clock } = parts;

  return {
    /** @throws 404 */
    async show(viewer: Viewer, meetingId: number): Promise<OwnMeeting> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      const { status, startsAt, cancelReason } = row.occurrence;
      const state =
        status === 'cancelled' ? 'cancelled' : startsAt > clock.now() ? 'ahead' : 'begun';
      return {
        data: {
          ...toAgendaMeeting(row),
          ...{ state, cancel_reason: cancelReason, declines: await declines(row) },
          proposed: await proposed(row),
        },
      };
    },

    /** Twice is the same as once. @throws 404; 409 when it has taken place */
    async cancel(
      viewer: Viewer,
      meetingId: number,
      scope: MeetingScope,
      { reason }: CancelledMeeting,
    ): Promise<void> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      const which = { startupId: row.startup.id, meetingId, scope };
      const by = actorOf(viewer, row);
      await db.transaction((tx) => cancelMeetings({ ...parts, db: tx }, which, { by, reason }));
    },
  };

  async function proposed({ occurrence }: AgendaRow): Promise<string[]> {
    const open = await proposalsQueries(db).openOf(occurrence.id, clock.now());
    return (open?.times ?? []).map((text) => toWireTime(new Date(text)));
  }

  /** Whether ending all of it now turns the booking down. */
  async function declines({ occurrence, bookedAt }: AgendaRow): Promise<boolean> {
    const now = clock.now();
    const all = await meetingsQueries(db).ofSchedule(occurrence.scheduleId);
    const ahead = all.filter(({ startsAt }) => startsAt > now);
    return isDecline({ createdAt: bookedAt }, all, ahead, now);
  }
}
