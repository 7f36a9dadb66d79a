import { and, isNotNull, lt } from 'drizzle-orm';
import { utcDay } from '../app/clock';
import {
  busyClashes,
  busySpans,
  formerSlugs,
  formerStartups,
  invitations,
  meetingClaims,
  meetingProposals,
  mentorExceptions,
  mentorTimeOff,
  startupUpdates,
} from '../db/schema';
import { FORMER_SLUGS } from '../modules/startups/formerSlugs';
import { daysBefore, type Retention } from './retention';

const STORED_WITH_STARTUP = 'as long as the startup';
const STORED_WITH_MENTOR = 'until changed, or the mentor leaves';

/** Data of startups, their teams and their mentors. */
export const startupsAndMentors = {
  startups: {
    holds: 'page of a startup',
    kept: 'until staff undo its import or make it part of another one',
    quota: 'staff make them',
  },
  formerSlugs: {
    holds: 'former public address of a startup, which leads to it',
    kept: `${FORMER_SLUGS.days / 365} years`,
    quota: `the last ${FORMER_SLUGS.most} of a startup; older ones are free again`,
    over: (now) => lt(formerSlugs.leftAt, daysBefore(now, FORMER_SLUGS.days)),
  },
  formerStartups: {
    holds: 'number of a startup that became part of another one, to which mailed links lead',
    kept: `${FORMER_SLUGS.days / 365} years`,
    quota: 'one for each merge by staff',
    over: (now) => lt(formerStartups.mergedAt, daysBefore(now, FORMER_SLUGS.days)),
  },
  teamMembers: {
    holds: 'who works in a startup, and as what',
    kept: 'until they leave the team',
    quota: 'as many as the season says, until the startup is incorporated',
    personal: true,
  },
  invitations: {
    holds: 'invitation into a team: address and position',
    kept: 'seven days open; 90 days after it was sent it is erased',
    quota: 'one open for each startup and address; sent three times a day at most',
    personal: true,
    over: (now) => lt(invitations.createdAt, daysBefore(now, 90)),
  },
  startupUpdates: {
    holds: 'update of a startup',
    kept: `${STORED_WITH_STARTUP}; a deleted one 30 days`,
    quota: '10 an hour, 30 a day',
    personal: true,
    over: (now) =>
      and(isNotNull(startupUpdates.deletedAt), lt(startupUpdates.deletedAt, daysBefore(now, 30))),
  },
  pictures: {
    holds: 'that there is a picture, and whether somebody shows it',
    kept: 'as long as somebody shows it; then until its files are deleted, which is tried every minute',
    quota: '30 uploads in half an hour by one person',
  },
  mentors: {
    holds: 'that a person is a mentor, of which company',
    kept: 'as long as the account; emptied with it',
    quota: 'one for each person',
    personal: true,
  },
  mentorAssignments: {
    holds: 'which mentor a startup has or had',
    kept: STORED_WITH_STARTUP,
    quota: 'staff make them',
  },
  rooms: {
    holds: 'where meetings take place',
    kept: 'until staff change it',
    quota: 'staff make them',
  },
  mentorWindows: {
    holds: 'hours of a mentor’s week',
    kept: STORED_WITH_MENTOR,
    quota: '70 of a mentor',
    personal: true,
  },
  mentorExceptions: {
    holds: 'other hours of one day',
    kept: '90 days after that day',
    quota: 'ten of a day',
    personal: true,
    over: (now) => lt(mentorExceptions.day, utcDay(daysBefore(now, 90))),
  },
  mentorTimeOff: {
    holds: 'when a mentor is away',
    kept: '90 days after it ended',
    quota: 'within a year from now',
    personal: true,
    over: (now) => lt(mentorTimeOff.endsAt, daysBefore(now, 90)),
  },
  busyCalendars: {
    holds: 'address of a mentor’s own calendar, encrypted, and how reading it went',
    kept: 'until removed, or the mentor leaves',
    quota: 'one for each mentor',
    personal: true,
  },
  busySpans: {
    holds: 'when a mentor’s own calendar says that they are busy; not with what',
    kept: 'until the calendar is read again or removed; one day after it ended',
    quota: '5,000 of a calendar, eight months ahead',
    personal: true,
    over: (now) => lt(busySpans.endsAt, daysBefore(now, 1)),
  },
  busyClashes: {
    holds: 'booked meeting for which a mentor’s own calendar has something else; not what',
    kept: 'as long as both; one day after it began',
    quota: 'one for each meeting',
    personal: true,
    over: (now) => lt(busyClashes.startsAt, daysBefore(now, 1)),
  },
  schedules: {
    holds: 'series of meetings',
    kept: `${STORED_WITH_STARTUP}; without names when their accounts are deleted`,
    quota: 'within 90 days, no two at one time',
  },
  occurrences: {
    holds: 'meeting, who cancelled it, and why its mentor did',
    kept: `${STORED_WITH_STARTUP}; without names, and without the reason, when their accounts are deleted`,
    quota: '22 of a weekly series',
  },
  meetingClaims: {
    holds: 'minute that a booked meeting takes of a mentor, a startup or a room',
    kept: 'while the meeting is booked; one day after the minute',
    quota: 'one meeting for each minute of each',
    over: (now) => lt(meetingClaims.minute, daysBefore(now, 1)),
  },
  meetingProposals: {
    holds: 'other times a mentor offers for a meeting, and what they write',
    kept: 'until the startup answers, or the meeting begins',
    quota: 'one of a meeting, of three times',
    personal: true,
    over: (now) => lt(meetingProposals.startsAt, now),
  },
  counters: {
    holds: 'how many follow or like something',
    kept: 'as long as anybody does',
    quota: 'one for each thing',
  },
} satisfies Record<string, Retention>;
