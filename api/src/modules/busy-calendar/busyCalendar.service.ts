import type { BusyCalendar, NewBusyCalendar } from 'contract/wire/busy-calendar.contract';
import { busy, invalid, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { overHttps } from '../../fetching/target';
import { clashesQueries } from '../clashes/clashes.queries';
import { toWireTime } from '../meetings/meeting.wire';
import { requireMentor } from '../mentor-hours/requireMentor';
import { type BusyCalendarRow, busyCalendarsQueries } from './busyCalendars.queries';
import { fetchCalendar } from './fetchCalendar';
import { notifyClashes } from './notifyClashes';
import { type CalendarProblem, PROBLEM_SENTENCES } from './problems';
import { ADDRESS_PURPOSE, LEASE_MS, READ_INTERVAL_MS, readAgain, STALE_AFTER_MS } from './readDue';

type Policy = BusyCalendarRow['policy'];

/** A mentor's external calendar. Its busy times are not offered (rules 6.20 to 6.26). */
export function busyCalendarService(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter' | 'calendars'>,
) {
  const { db, clock, keys } = deps;
  const calendars = busyCalendarsQueries(db);
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function show(mentorId: number): Promise<BusyCalendar> {
    const row = await calendars.find(mentorId);
    if (!row) return { data: null };
    const clashes = await clashesQueries(db).findOpen(mentorId, clock.now());
    return {
      data: {
        host: row.host,
        policy: row.policy,
        events: row.events,
        read_at: toWireTime(row.readAt),
        tried_at: toWireTime(row.triedAt),
        problem: row.problem && PROBLEM_SENTENCES[row.problem as CalendarProblem],
        policy_from: row.failingSince
          ? toWireTime(new Date(row.failingSince.getTime() + STALE_AFTER_MS))
          : null,
        policy_holds: isStale(row, clock.now()),
        clashes: clashes.map(({ id, startupId, startup, startsAt, endsAt }) => ({
          id,
          startup: { id: startupId, name: startup },
          start_time: toWireTime(startsAt),
          end_time: toWireTime(endsAt),
        })),
      },
    };
  }

  return {
    async show(viewer: Viewer): Promise<BusyCalendar> {
      return show((await requireMentor(db, viewer)).id);
    },

    /**
     * Reads the calendar before it is saved, because an unreadable one is refused.
     * @throws 422 with the reason under `address`; 503 when the fault is ours
     */
    async add(viewer: Viewer, { address, policy }: NewBusyCalendar): Promise<BusyCalendar> {
      const { id: mentorId } = await requireMentor(db, viewer);
      const owner = await calendars.owner(mentorId);
      const reading = await fetchCalendar(deps, { ...owner, address });
      if ('problem' in reading) {
        if (reading.problem === 'too-busy') throw busy();
        throw invalid({ address: PROBLEM_SENTENCES[reading.problem] });
      }
      if ('unchanged' in reading) throw invalid({ address: PROBLEM_SENTENCES.failing });
      const { spans, events, etag, lastModified } = reading;
      const now = clock.now();
      await db.transaction(async (tx) => {
        await busyCalendarsQueries(tx).save({
          mentorId,
          policy,
          events,
          etag,
          lastModified,
          timeZone: owner.timeZone,
          address: keys.encrypt(ADDRESS_PURPOSE, address),
          host: new URL(overHttps(address)).host,
          addedAt: now,
          triedAt: now,
          readAt: now,
          fullReadAt: now,
          nextReadAt: after(READ_INTERVAL_MS),
        });
        await busyCalendarsQueries(tx).replaceSpans(mentorId, spans);
        await notifyClashes({ ...deps, db: tx }, { mentorId, userId: owner.userId });
      });
      return show(mentorId);
    },

    /** Reads the calendar now instead of at its next turn. If a process already reads it, that one continues. */
    async check(viewer: Viewer): Promise<BusyCalendar> {
      const { id: mentorId } = await requireMentor(db, viewer);
      if (!(await calendars.find(mentorId))) throw notFound();
      const row = await calendars.take(mentorId, clock.now(), after(LEASE_MS));
      if (row) await readAgain(deps, row);
      return show(mentorId);
    },

    async setPolicy(viewer: Viewer, policy: Policy): Promise<BusyCalendar> {
      const { id: mentorId } = await requireMentor(db, viewer);
      if (!(await calendars.setPolicy(mentorId, policy))) throw notFound();
      await calendars.freeHours(after(-STALE_AFTER_MS));
      return show(mentorId);
    },

    /** Removes the calendar and its busy times. Repeating it is harmless. */
    async remove(viewer: Viewer): Promise<BusyCalendar> {
      const { id: mentorId } = await requireMentor(db, viewer);
      await calendars.remove(mentorId);
      return show(mentorId);
    },
  };
}

const isStale = ({ failingSince }: BusyCalendarRow, now: Date) =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= STALE_AFTER_MS;
