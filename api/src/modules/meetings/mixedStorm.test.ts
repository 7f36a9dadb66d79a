import { and, eq, gt, lt, sql } from 'drizzle-orm';
import fc from 'fast-check';

import {
  busyClashes,
  busySpans,
  meetingProposals,
  mentorTimeOff,
  occurrences,
} from '../../db/schema';
import { testApp } from '../../testing';
import type { Answer } from '../../testing/caller';
import { feedServer } from '../../testing/feedServer';
import { type Company, clear, makeCompany, span, wire } from './model/company';
import { addDays, instantOf, localAt } from './model/localTime';
import { overlaps } from './model/overlaps';
import { type Step, step } from './model/steps';

const NOW = '2025-03-03T05:00:00Z';
/** Each with this many calls at once; STORM_ROUNDS=25 makes the 5,000 of an evening. */
const CALLS = 200;
const ROUNDS = Number(process.env.STORM_ROUNDS ?? 2);
const SEED = Number(process.env.STORM_SEED ?? 20_250_303);
const ALLOWED = [200, 201, 404, 409];

const kit = testApp({ now: NOW });
const server = feedServer();

let company: Company;
/** Sessions that a step may name, as they were at the start of its round. */
let sessions: (typeof occurrences.$inferSelect)[];
let proposals: (typeof meetingProposals.$inferSelect)[];

beforeAll(async () => {
  company = await makeCompany(kit);
  Object.assign(kit.deps.config, { calendarTestOrigin: server.origin });
  await clear(kit, company, server);
});

it('concurrent calls of all kinds double-book nothing, and notify of every change', async () => {
  const counts: Record<string, number> = {};
  await Promise.all(stepsOf(0).map((one) => fire({ ...one, act: 'book', recurrence: 'weekly' })));
  for (let round = 1; round <= ROUNDS; round += 1) {
    sessions = await kit.db.select().from(occurrences).where(booked).orderBy(occurrences.id);
    const all = await kit.db.select().from(meetingProposals).orderBy(meetingProposals.id);
    proposals = all.filter(({ occurrenceId }) => sessions.some(({ id }) => id === occurrenceId));
    const steps = stepsOf(round);
    const answers = await Promise.all(steps.map(fire));
    answers.forEach((answer, n) => {
      const { act } = steps[n]!;
      if (!answer) return;
      expect([round, n, act, answer.body, ALLOWED]).toEqual([
        round,
        n,
        act,
        answer.body,
        expect.arrayContaining([answer.status]),
      ]);
      counts[`${act} ${answer.status}`] = (counts[`${act} ${answer.status}`] ?? 0) + 1;
    });
    expect(await overlaps(kit.db)).toEqual({ mentor: 0, startup: 0, room: 0 });
    expect(await beyondLimits()).toEqual([]);
    expect(await bookedWhileAway()).toEqual([]);
    for (const { user } of company.staff)
      await kit.post('/my/availability/calendar/check', {}, { as: user });
    expect(await clashesUntold()).toEqual([]);
  }
  for (const how of ['book 201', 'cancel 200', 'away 201', 'busy 200'])
    expect([how, counts[how] ?? 0]).not.toEqual([how, 0]);
  if (process.env.STORM_ROUNDS) console.info(counts);
}, 1_800_000);

const stepsOf = (round: number) => fc.sample(step, { numRuns: CALLS, seed: SEED + round });

/** One call, whatever its result. */
async function fire(taken: Step): Promise<Answer | undefined> {
  const { teams, staff, rooms } = company;
  const { mentor, user } = staff[taken.mentor]!;
  const session = sessions?.[taken.which % sessions.length];
  const proposal = proposals?.[taken.which % proposals.length];
  const room_id = rooms[taken.room]!;
  const at = (startup: number, more = '') => `/my/startups/${startup}/meetings${more}`;
  const asFounder = (startup: number) => ({
    as: teams.find((team) => team.startup.id === startup)!.founder,
  });
  const asMentor = (id: number) => ({ as: staff.find((one) => one.mentor.id === id)!.user });
  switch (taken.act) {
    case 'book': {
      const { startup } = teams[taken.team]!;
      const { recurrence } = taken;
      const body = { ...span(timeOf(taken, mentor.zone)), room_id, mentor_id: mentor.id };
      return kit.post(at(startup.id), { ...body, recurrence }, asFounder(startup.id));
    }
    case 'move': {
      const { id, startupId } = session!;
      const body = { ...span(timeOf(taken, mentor.zone)), room_id };
      return kit.post(at(startupId, `/${id}/${taken.scope}`), body, asFounder(startupId));
    }
    case 'cancel':
      return kit.del(
        at(session!.startupId, `/${session!.id}/occurrence`),
        asFounder(session!.startupId),
      );
    case 'propose': {
      const { zone } = staff.find((one) => one.mentor.id === session!.mentorId)!.mentor;
      const times = [wire(timeOf(taken, zone))];
      const path = `/my/agenda/${session!.id}/${taken.scope}/proposal`;
      return kit.post(path, { message: 'Ill', times }, asMentor(session!.mentorId));
    }
    case 'accept':
    case 'keep': {
      if (!proposal) return undefined;
      const theirs = sessions.find(({ id }) => id === proposal.occurrenceId)!.startupId;
      const act = taken.act === 'accept' ? 'accept' : 'decline';
      const path = at(theirs, `/proposals/${proposal.id}/${act}`);
      return kit.post(path, { start_time: proposal.times[0] }, asFounder(theirs));
    }
    case 'busy': {
      const start = timeOf(taken, mentor.zone);
      mentor.busy = [...mentor.busy.slice(-2), { start, end: start + taken.length * 60_000 }];
      return kit.post('/my/availability/calendar/check', {}, { as: user });
    }
    case 'away': {
      const start = timeOf(taken, mentor.zone);
      const away = span(start, start + Math.min(taken.length, 1_440) * 60_000);
      const as = { as: user };
      const { body } = await kit.post('/my/availability/time-off/meetings', away, as);
      const ids = body.data.map(({ id }: { id: number }) => id);
      const cancelled = { meetings: { act: 'cancel', ids, message: 'Sea' } };
      const form = { ...away, ...(ids.length > 0 ? cancelled : { listed: [] }) };
      return kit.post('/my/availability/time-off', form, as);
    }
    default:
      return kit.get(
        at(teams[taken.team]!.startup.id, '/proposals'),
        asFounder(teams[taken.team]!.startup.id),
      );
  }
}

/** Within three weeks, so that calls conflict. */
function timeOf({ moment }: Step, zone: string): number {
  const { day } = localAt(zone, Date.parse(NOW));
  return instantOf(zone, addDays(day, 1 + (moment.days % 21)), moment.hour)!;
}

const booked = eq(occurrences.status, 'booked');

/** Weeks in which a startup has more time of a mentor than allowed. */
async function beyondLimits() {
  const rows = await kit.db.select().from(occurrences).where(booked);
  const weeks = new Map<string, number>();
  for (const { mentorId, startupId, startsAt } of rows) {
    const { mentor } = company.staff.find((one) => one.mentor.id === mentorId)!;
    const { day, weekday } = localAt(mentor.zone, startsAt.getTime());
    const week = `${mentor.weekLimit} ${mentorId} ${startupId} ${addDays(day, 1 - weekday)}`;
    weeks.set(week, (weeks.get(week) ?? 0) + 1);
  }
  return [...weeks].filter(([week, count]) => count > Number(week.split(' ')[0]));
}

/** Sessions booked in time off that cancels all sessions. */
const bookedWhileAway = () =>
  kit.db
    .select({ id: occurrences.id, startsAt: occurrences.startsAt })
    .from(occurrences)
    .innerJoin(
      mentorTimeOff,
      and(
        eq(mentorTimeOff.mentorId, occurrences.mentorId),
        lt(occurrences.startsAt, mentorTimeOff.endsAt),
        gt(occurrences.endsAt, mentorTimeOff.startsAt),
      ),
    )
    .where(booked);

/** Clashes with a calendar of which the mentor was not notified. */
const clashesUntold = () =>
  kit.db
    .select({ id: occurrences.id })
    .from(occurrences)
    .innerJoin(
      busySpans,
      and(
        eq(busySpans.mentorId, occurrences.mentorId),
        lt(busySpans.startsAt, occurrences.endsAt),
        gt(busySpans.endsAt, occurrences.startsAt),
      ),
    )
    .where(
      and(
        booked,
        sql`not exists (select 1 from ${busyClashes} where ${busyClashes.occurrenceId} = ${occurrences.id} and ${busyClashes.startsAt} = ${occurrences.startsAt})`,
      ),
    );
