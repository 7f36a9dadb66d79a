import type { NewMeeting } from 'contract/wire/meetings.contract';
import type { z } from 'zod';
import { invalid, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { NotifyDeps } from '../../deps/deps';
import { announceMeeting } from '../meeting-notifications/announceMeeting';
import { mentorsQueries } from '../mentors/mentors.queries';
import { readProgrammeEnd } from '../programme/programmeLimits';
import { dayOf } from '../scheduling/localTime';
import { endOfSeries, lastDayAsked } from '../scheduling/series';
import { startupPolicy } from '../startup-access/access.policy';
import { teamActor } from '../startup-access/actor';
import { calendarQueries } from './calendar.queries';
import { holdTurns } from './holdTurns';
import type { MentorRow } from './hours.queries';
import { toMeeting, toWireTime } from './meeting.wire';
import { meetingsQueries } from './meetings.queries';
import { planBooking } from './seriesPlan';
import { slotTaken } from './slotTaken';

type Input = z.output<typeof NewMeeting>;

/** Books a mentor's time, once or as a series: all or nothing (rule 5.14). */
export function bookingService(deps: NotifyDeps) {
  const { db, clock } = deps;
  const policy = startupPolicy(db);

  return {
    /** @throws 404, 409 with the conflicting dates, 422 */
    async book(viewer: Viewer, startupId: number, input: Input) {
      await policy.requireTeam(viewer, startupId);
      const programmeEnd = await readProgrammeEnd(deps);
      const first = { start: input.start_time.getTime(), end: input.end_time.getTime() };
      const limits = { now: clock.now(), programmeEnd };
      const by = await teamActor(db, viewer, startupId);

      return db.transaction(async (tx) => {
        const { recurrence } = input;
        await holdTurns(tx, { mentorId: input.mentor_id, startupId });
        // Read while holding the turns, because ending an assignment takes them as well.
        const mentor = await mentorsQueries(tx).assignedTo(startupId, input.mentor_id);
        if (!mentor) throw notFound();
        const until = lastDayOf(mentor, input, programmeEnd);
        const plan = await planBooking(tx, { mentor, startupId, first, recurrence, until, limits });
        const { occurrenceId, conflicts } = await calendarQueries(tx).book({
          startupId,
          mentorId: mentor.id,
          recurrence,
          createdBy: viewer.id,
          now: limits.now,
          dates: plan.dates,
          roomId: input.room_id,
          bufferMinutes: mentor.bufferMinutes,
          untilDay: recurrence === 'none' ? null : until.toString(),
          skip: input.skip_conflicts === true,
        });
        const missing = [...plan.refused, ...conflicts];
        // Throwing rolls back the booking: a series has no gaps unless the caller agreed to them.
        if (occurrenceId === null || (missing.length > 0 && !input.skip_conflicts))
          throw slotTaken(missing);
        const booked = await meetingsQueries(tx).byId(occurrenceId);
        const { scheduleId } = booked!.occurrence;
        await announceMeeting({ ...deps, db: tx }, { what: 'booked', scheduleId, by });
        return { data: toMeeting(booked!), skipped: missing.sort((a, b) => a - b).map(toWireTime) };
      });
    },
  };
}

/**
 * The last day of the series in the mentor's zone, compared by date, not by instant. A series requested beyond the end
 * of the programme ends with it (rule 5.12).
 */
function lastDayOf(
  { timeZone }: MentorRow,
  { recurrence, start_time, recurrence_until }: Input,
  programmeEnd: string | undefined,
) {
  const first = dayOf(timeZone, start_time.getTime());
  const { day: end } = endOfSeries(first, recurrence, programmeEnd);
  if (recurrence === 'none' || !recurrence_until) return end;
  const asked = dayOf(timeZone, recurrence_until.getTime());
  if (asked.until(first).sign > 0)
    throw invalid({ recurrence_until: 'The series would end before it starts.' });
  if (lastDayAsked(first).until(asked).sign > 0)
    throw invalid({ recurrence_until: 'A series ends 5 months after its first meeting.' });
  return asked.until(end).sign < 0 ? end : asked;
}
