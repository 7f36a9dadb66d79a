import { type APIRequestContext, expect } from '@playwright/test';
import type { Availability, Mentors, Recurrence } from 'contract/wire/meetings.contract';

import { callApi, headersOf } from './callApi';
import { type Member, people, type TestStartup } from './people';
import { upcomingDay } from './scheduling';

export interface BusyStartup {
  founder: Member & { startup: TestStartup };
  mentor: Member;
}

const WEEK = 7 * 86_400_000; // ms

/** Long names that real people and firms have; no page may break because of them. */
const LONG_NAMES = {
  founder: ['Đurđica-Anastázia Konstantinopolitanska', 'Wolfeschlegelsteinhausenbergerdorff'],
  mentor: ['Ελευθερία Παπαδοπούλου-Κωνσταντινοπολίτη', 'Wolfeschlegelsteinhausenbergerdorff'],
  startup: 'Žar Wolfeschlegelsteinhausenbergerdorff i Đerdapska Elektroprivreda',
};

/** The weekday and index of the time at which the one-time session is booked, one week later. */
export const TAKEN_NEXT_WEEK = { weekday: 4, time: 3 } as const;

/**
 * A startup with one of each: update, mentor, invitation, follower, a repeating and a one-time session, and a date and
 * days on which the mentor's usual week does not apply.
 */
export async function busyStartup(request: APIRequestContext): Promise<BusyStartup> {
  const make = people(request);
  const person = await make.member(...LONG_NAMES.founder);
  const founder = { ...person, startup: await make.startup(person, LONG_NAMES.startup) };
  const mentor = await make.mentorOf(founder.startup, ...LONG_NAMES.mentor);
  await make.invite(founder, make.address());

  const asFounder = callApi(request, founder);
  const asMentor = callApi(request, mentor);
  const startup = `startups/${founder.startup.id}`;
  await asFounder.post(`/api/${startup}/updates`, {
    update: 'Prva saksija je nikla.',
    title: 'Update',
  });
  await asMentor.post(`/api/${startup}/follow`);
  await asMentor.post('/api/my/availability/exceptions', { date: text(upcomingDay(3)), hours: [] });
  await asMentor.post('/api/my/availability/time-off', {
    start_time: `${text(upcomingDay(5))} 08:00:00`,
    end_time: `${text(upcomingDay(5))} 12:00:00`,
    reason: 'Slava',
  });

  const { mentors } = await asFounder.get<Mentors>(`/api/my/${startup}/mentors`);
  const mentor_id = mentors[0]!.id;
  const { weekday, time } = TAKEN_NEXT_WEEK;
  await book(upcomingDay(2), 5, 'weekly');
  await book(new Date(upcomingDay(weekday).getTime() + WEEK), time, 'none');
  return { founder, mentor };

  async function book(day: Date, index: number, recurrence: Recurrence) {
    const asked = { mentor_id, date: text(day), timezone: 'UTC' };
    const meetings = `/api/my/${startup}/meetings`;
    const offer = await asFounder.post<Availability>(`${meetings}/availability`, asked);
    const data = { mentor_id, ...offer.available_slots[index], recurrence };
    const answer = await request.post(meetings, { data, headers: headersOf(founder) });
    // Another test has booked the room; the next offered time has another room.
    if (answer.status() === 409) await book(day, index, recurrence);
    else expect(answer.status()).toBe(201);
  }
}

const text = (day: Date) => day.toISOString().slice(0, 10);
