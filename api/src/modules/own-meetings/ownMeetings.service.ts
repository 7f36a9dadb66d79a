import { MeetingScope } from 'contract/wire/meetings.contract';
import type { CancelledMeeting, OwnMeeting } from 'contract/wire/own-meetings.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { NotifyDeps } from '../../deps/deps';
import type { AgendaRow } from '../agenda/agenda.queries';
import { toAgendaMeeting } from '../agenda/agenda.service';
import { requireOwnMeeting } from '../agenda/requireOwnMeeting';
import { clashesQueries } from '../clashes/clashes.queries';
import { toCancellation } from '../meetings/cancellation';
import { cancelMeetings } from '../meetings/cancelMeetings';
import { isDecline } from '../meetings/isDecline';
import { toWireTime } from '../meetings/meeting.wire';
import { meetingsQueries } from '../meetings/meetings.queries';
import { movingOf } from '../meetings/namedMeetings';
import { mentorsQueries } from '../mentors/mentors.queries';
import { proposalsQueries } from '../proposals/proposals.queries';
import { mentorActor } from '../startup-access/actor';

/** Acts of mentors on their own sessions, and of staff on their behalf (rules 6.13 and 6.14). */
export function ownMeetingsService(deps: NotifyDeps) {
  const { db, clock } = deps;

  return {
    /** @throws 404 */
    async show(viewer: Viewer, meetingId: number): Promise<OwnMeeting> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      const { status, startsAt, cancelReason, startupId, mentorId } = row.occurrence;
      const state =
        status === 'cancelled' ? 'cancelled' : startsAt > clock.now() ? 'ahead' : 'begun';
      const declining = state === 'ahead' ? await scopesDeclining(row) : [];
      return {
        data: {
          ...toAgendaMeeting(row),
          state,
          assigned: (await mentorsQueries(db).assignedTo(startupId, mentorId)) !== undefined,
          cancel_reason: cancelReason,
          declines: declining.includes('schedule'),
          declining,
          ...(await proposed(row)),
          cancelled: await toCancellation(db, row.occurrence),
          clashes: await clashes(viewer, row),
        },
      };
    },

    /** Idempotent. @throws 404; 409 when it has taken place */
    async cancel(
      viewer: Viewer,
      meetingId: number,
      scope: MeetingScope,
      { reason }: CancelledMeeting,
    ): Promise<void> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      const which = { startupId: row.startup.id, meetingId, scope };
      const by = mentorActor(viewer, row);
      await db.transaction((tx) => cancelMeetings({ ...deps, db: tx }, which, { by, reason }));
    },

    /** Keeps the session although it overlaps an event in the mentor's calendar (rule 6.27). @throws 404 */
    async keep(viewer: Viewer, meetingId: number): Promise<void> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      if (row.mentor.id !== viewer.id) throw notFound();
      if (!(await clashes(viewer, row))) return;
      await db.transaction((tx) => clashesQueries(tx).keep(row.occurrence));
    },
  };

  /** Events in the mentor's calendar at that time; shown to the mentor only, not to staff. */
  async function clashes(viewer: Viewer, { mentor, occurrence: { id } }: AgendaRow) {
    if (mentor.id !== viewer.id) return false;
    return (await clashesQueries(db).findOpenAmong([id], clock.now())).has(id);
  }

  /** The times that founders may still choose. */
  async function proposed({ occurrence }: AgendaRow) {
    const open = await proposalsQueries(db).openOf(occurrence.id, clock.now());
    return {
      proposed: (open?.times ?? []).map((text) => toWireTime(new Date(text))),
      proposal: open ? { id: open.id, by_staff: open.byStaff } : null,
    };
  }

  /** The ways to cancel a session that would decline its whole booking now. */
  async function scopesDeclining({ occurrence, bookedAt }: AgendaRow): Promise<MeetingScope[]> {
    const now = clock.now();
    const all = await meetingsQueries(db).ofSchedule(occurrence.scheduleId);
    const upcoming = all.filter(({ status, startsAt }) => status === 'booked' && startsAt > now);
    return MeetingScope.options.filter((scope) =>
      isDecline({ createdAt: bookedAt }, all, movingOf(scope, occurrence, upcoming), now),
    );
  }
}
