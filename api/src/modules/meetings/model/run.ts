import { asc, eq } from 'drizzle-orm';

import { meetingProposals, occurrences } from '../../../db/schema';
import type { TestKit } from '../../../testing';
import type { Company } from './company';
import { addDays, instantOf, localAt } from './localTime';
import type { Meeting, Mentor } from './meeting';
import type { Calendar } from './model';
import type { Offer, Offers } from './offers';
import type { Step } from './steps';

/** What the api answered and what the model did. */
export type Pair = [api: unknown, model: unknown];
export type Act = (taken: Step) => Promise<Pair | undefined>;

export interface Run {
  kit: TestKit;
  company: Company;
  calendar: Calendar;
  offers: Offers;
}

/** Where a step points, whether or not anybody is there then. */
export function timeOf({ calendar }: Run, { days, hour }: Step['moment'], { zone }: Mentor) {
  return instantOf(zone, addDays(localAt(zone, calendar.now).day, days), hour) ?? calendar.now;
}

/** Near a meeting, where most of what is tried about it may succeed. */
export function timeNear({ calendar }: Run, { days, hour }: Step['moment'], meeting: Meeting) {
  const { zone } = meeting.mentor;
  const day = addDays(localAt(zone, meeting.start).day, (days % 12) - 4);
  return instantOf(zone, day, hour) ?? calendar.now;
}

/** Any meeting; three times of four an upcoming one, if there is one. */
export function meetingOf({ calendar }: Run, which: number): Meeting | undefined {
  const { meetings, now } = calendar;
  const upcoming = meetings.filter(({ start, cancelled }) => !cancelled && start > now);
  const among = which % 4 === 0 || upcoming.length === 0 ? meetings : upcoming;
  return among[which % among.length];
}

/** Any offer; three times of four one that nobody answered, if there is one. */
export function offerOf({ offers }: Run, which: number): Offer | undefined {
  const open = offers.all.filter(({ gone }) => !gone);
  const among = which % 4 === 0 || open.length === 0 ? offers.all : open;
  return among[which % among.length];
}

/** The api's id of a meeting: both make them in the same order. */
export async function idOf({ kit, calendar }: Run, meeting: Meeting): Promise<number> {
  const ids = kit.db.select({ id: occurrences.id }).from(occurrences);
  const place = calendar.meetings.indexOf(meeting);
  const [row] = await ids.orderBy(asc(occurrences.id)).offset(place).limit(1);
  return row!.id;
}

/** Offers are named by the api. */
export async function nameOffers(run: Run): Promise<void> {
  for (const offer of run.offers.all.filter(({ id }) => id === undefined)) {
    const theirs = eq(meetingProposals.occurrenceId, await idOf(run, offer.meeting));
    const [row] = await run.kit.db.select().from(meetingProposals).where(theirs);
    offer.id = row!.id;
  }
}
