import { asc, eq } from 'drizzle-orm';

import { meetingProposals, occurrences } from '../../../db/schema';
import type { TestKit } from '../../../testing';
import type { Company } from './company';
import { addDays, instantOf, localAt } from './localTime';
import type { Meeting, Mentor } from './meeting';
import type { Calendar } from './model';
import type { Proposal, Proposals } from './proposals';
import type { Step } from './steps';

/** The result of the api and of the model. */
type Pair = [api: unknown, model: unknown];
export type Act = (taken: Step) => Promise<Pair | undefined>;

export interface Run {
  kit: TestKit;
  company: Company;
  calendar: Calendar;
  proposals: Proposals;
}

/** The time a step refers to, whether or not it is bookable. */
export function timeOf({ calendar }: Run, { days, hour }: Step['moment'], { zone }: Mentor) {
  return instantOf(zone, addDays(localAt(zone, calendar.now).day, days), hour) ?? calendar.now;
}

/** A time near a meeting, where most changes of it can succeed. */
export function timeNear({ calendar }: Run, { days, hour }: Step['moment'], meeting: Meeting) {
  const { zone } = meeting.mentor;
  const day = addDays(localAt(zone, meeting.start).day, (days % 12) - 4);
  return instantOf(zone, day, hour) ?? calendar.now;
}

/** Any meeting; in three of four cases an upcoming one, if there is one. */
export function meetingOf({ calendar }: Run, which: number): Meeting | undefined {
  const { meetings, now } = calendar;
  const upcoming = meetings.filter(({ start, cancelled }) => !cancelled && start > now);
  const among = which % 4 === 0 || upcoming.length === 0 ? meetings : upcoming;
  return among[which % among.length];
}

/** Any proposal; in three of four cases an open one, if there is one. */
export function proposalOf({ proposals }: Run, which: number): Proposal | undefined {
  const open = proposals.all.filter(({ gone }) => !gone);
  const among = which % 4 === 0 || open.length === 0 ? proposals.all : open;
  return among[which % among.length];
}

/** The api's id of a meeting: both create them in the same order. */
export async function idOf({ kit, calendar }: Run, meeting: Meeting): Promise<number> {
  const ids = kit.db.select({ id: occurrences.id }).from(occurrences);
  const place = calendar.meetings.indexOf(meeting);
  const [row] = await ids.orderBy(asc(occurrences.id)).offset(place).limit(1);
  return row!.id;
}

/** Copies the api's ids of proposals into the model. */
export async function nameProposals(run: Run): Promise<void> {
  for (const proposal of run.proposals.all.filter(({ id }) => id === undefined)) {
    const theirs = eq(meetingProposals.occurrenceId, await idOf(run, proposal.meeting));
    const [row] = await run.kit.db.select().from(meetingProposals).where(theirs);
    proposal.id = row!.id;
  }
}
