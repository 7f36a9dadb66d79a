import type { z } from 'zod';

import type { MovedMeeting } from '../../../contract/meetings.contract';
import type { Parts } from '../../app/parts';
import { conflict, notFound } from '../../app/refusal';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import { announceMeeting } from '../meeting-news/announceMeeting';
import { mentorsQueries } from '../mentors/mentors.queries';
import { isBookable, mayFollow } from '../scheduling/bookable';
import { planShift } from '../scheduling/plan';
import type { Span } from '../scheduling/wallClock';
import { startupPolicy } from '../startup-access/access.policy';
import { calendarQueries } from './calendar.queries';
import { hoursQueries } from './hours.queries';
import { meetingsQueries, type OccurrenceRow, type ScheduleRow } from './meetings.queries';
import { taken } from './taken';

export type Scope = 'occurrence' | 'schedule';

/** Moves and cancels meetings, one or the whole schedule (rules 5.16 to 5.19). */
export function changeService(parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'limiter'>) {
  const { db, clock, config } = parts;
  const policy = startupPolicy(db);

  /** The schedule a path names, and which of its meetings is meant. */
  async function find(tx: Database, startupId: number, meetingId: number) {
    const meetings = meetingsQueries(tx);
    const schedule = await meetings.holdSchedule(startupId, meetingId);
    if (!schedule) throw notFound();
    const all = await meetings.ofSchedule(schedule.id);
    const ahead = all.filter(
      ({ startsAt, status }) => status === 'booked' && startsAt > clock.now(),
    );
    const named = all.find(({ id }) => id === meetingId) ?? ahead[0] ?? all.at(-1)!;
    return { meetings, schedule, ahead, named };
  }

  return {
    /** @throws 404; 409 when it has begun, was cancelled, or the time is taken */
    async move(
      viewer: Viewer,
      startupId: number,
      meetingId: number,
      scope: Scope,
      wish: z.output<typeof MovedMeeting>,
    ) {
      await policy.requireTeam(viewer, startupId);
      await db.transaction(async (tx) => {
        const { meetings, schedule, ahead, named } = await find(tx, startupId, meetingId);
        requireAhead(named, clock.now());
        const whole = scope === 'schedule' || schedule.recurrence === 'none';
        const moving = whole ? ahead : [named];
        const to = { start: wish.start_time.getTime(), end: wish.end_time.getTime() };
        const dates = await plan(tx, schedule, { named, moving, to });
        const conflicts = await calendarQueries(tx).move({
          moved: moving.map(({ id }, at) => ({ id, to: dates.spans[at]! })),
          ...{ edited: named.id, roomId: wish.room_id, bufferMinutes: dates.bufferMinutes },
        });
        if (conflicts.length > 0) throw taken(conflicts);
        const meetingIds = moving.map(({ id }) => id);
        if (whole) await meetings.settle(meetingIds);
        await meetings.countChange(schedule.id);
        const news = { scheduleId: schedule.id, meetingIds, by: viewer.id };
        await announceMeeting({ ...parts, db: tx }, { what: 'moved', ...news });
      });
    },

    /** Cancelling twice is the same as once. @throws 404; 409 when it has taken place */
    async cancel(viewer: Viewer, startupId: number, meetingId: number, scope: Scope) {
      await policy.requireTeam(viewer, startupId);
      await db.transaction(async (tx) => {
        const { meetings, schedule, ahead, named } = await find(tx, startupId, meetingId);
        const targets = scope === 'schedule' ? ahead : ahead.filter(({ id }) => id === named.id);
        if (targets.length === 0) {
          if (named.status === 'cancelled') return;
          throw takenPlace();
        }
        const meetingIds = targets.map(({ id }) => id);
        await meetings.cancel(meetingIds);
        await meetings.countChange(schedule.id);
        const news = { scheduleId: schedule.id, meetingIds, by: viewer.id };
        await announceMeeting({ ...parts, db: tx }, { what: 'cancelled', ...news });
      });
    },
  };

  /** Where everything goes. @throws 409 with the dates outside of the mentor's hours */
  async function plan(
    tx: Database,
    schedule: ScheduleRow,
    { named, moving, to }: { named: OccurrenceRow; moving: OccurrenceRow[]; to: Span },
  ) {
    const mentor = await mentorsQueries(tx).byId(schedule.mentorId);
    const limits = { now: clock.now(), programmeEnd: config.programmeEnd };
    const { timeZone, bufferMinutes } = mentor!;
    const planned = planShift(timeZone, { original: regular(named) }, to, {
      meetings: moving.map((meeting) => ({ original: regular(meeting) })),
      recurrence: moving.length > 1 ? schedule.recurrence : 'none',
    });
    const spans = planned.map((span, at) => (moving[at]!.id === named.id ? to : span));
    const ends = spans.map((span) => span?.end ?? to.end);
    const hours = await hoursQueries(tx).of(mentor!, {
      start: limits.now.getTime(),
      end: Math.max(...ends),
    });
    const refused = spans.flatMap((span, at) => {
      const fits =
        span && (span === to ? isBookable(hours, to, limits) : mayFollow(hours, span, limits));
      return fits ? [] : [span?.start ?? moving[at]!.startsAt.getTime()];
    });
    if (refused.length > 0) throw taken(refused);
    return { spans: spans as Span[], bufferMinutes };
  }
}

const regular = (meeting: OccurrenceRow) => meeting.originalStartsAt.getTime();

function requireAhead({ status, startsAt }: OccurrenceRow, now: Date) {
  if (status === 'cancelled') throw conflict('This meeting was cancelled.');
  if (startsAt <= now) throw takenPlace();
}

const takenPlace = () => conflict('This meeting has already taken place.');
