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
    kept: 'until staff undo its import or merge it into another startup',
    quota: 'created by staff',
  },
  formerSlugs: {
    holds: 'former public address of a startup, which redirects to it',
    kept: `${FORMER_SLUGS.days / 365} years`,
    quota: `the last ${FORMER_SLUGS.most} of a startup; other startups can take older ones`,
    over: (now) => lt(formerSlugs.leftAt, daysBefore(now, FORMER_SLUGS.days)),
  },
  formerStartups: {
    holds: 'id of a startup that was merged into another one; mailed links with it redirect there',
    kept: `${FORMER_SLUGS.days / 365} years`,
    quota: 'one for each merge by staff',
    over: (now) => lt(formerStartups.mergedAt, daysBefore(now, FORMER_SLUGS.days)),
  },
  teamMembers: {
    holds: 'member of a startup’s team, with their position',
    kept: 'until they leave the team',
    quota: 'limited by the season until the startup is incorporated',
    personal: true,
  },
  invitations: {
    holds: 'invitation to a team: address and position',
    kept: 'valid for seven days; deleted 90 days after it was sent',
    quota: 'one open invitation for each startup and address; sent at most three times a day',
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
    holds: 'name of a picture, and whether a page shows it',
    kept: 'as long as a page shows it; then until its files are deleted, which is attempted every minute',
    quota: '30 uploads in half an hour by one person',
  },
  mentors: {
    holds: 'mentor, with their company',
    kept: 'as long as the account; cleared when it is deleted',
    quota: 'one for each person',
    personal: true,
  },
  mentorAssignments: {
    holds: 'which mentor a startup has or had',
    kept: STORED_WITH_STARTUP,
    quota: 'created by staff',
  },
  rooms: {
    holds: 'where meetings take place',
    kept: 'until staff change it',
    quota: 'created by staff',
  },
  mentorWindows: {
    holds: 'hours of a mentor’s week',
    kept: STORED_WITH_MENTOR,
    quota: '70 per mentor',
    personal: true,
  },
  mentorExceptions: {
    holds: 'hours of a mentor on one date',
    kept: '90 days after that day',
    quota: 'ten per day',
    personal: true,
    over: (now) => lt(mentorExceptions.day, utcDay(daysBefore(now, 90))),
  },
  mentorTimeOff: {
    holds: 'time off of a mentor',
    kept: '90 days after it ended',
    quota: 'within a year from now',
    personal: true,
    over: (now) => lt(mentorTimeOff.endsAt, daysBefore(now, 90)),
  },
  busyCalendars: {
    holds: 'encrypted address of a mentor’s own calendar, and the result of reading it',
    kept: 'until removed, or the mentor leaves',
    quota: 'one for each mentor',
    personal: true,
  },
  busySpans: {
    holds: 'time at which a mentor’s own calendar is busy; not the event itself',
    kept: 'until the calendar is read again or removed; one day after it ended',
    quota: '5,000 per calendar, eight months ahead',
    personal: true,
    over: (now) => lt(busySpans.endsAt, daysBefore(now, 1)),
  },
  busyClashes: {
    holds: 'booked meeting that conflicts with a mentor’s own calendar; not the event itself',
    kept: 'as long as both exist; one day after the meeting began',
    quota: 'one for each meeting',
    personal: true,
    over: (now) => lt(busyClashes.startsAt, daysBefore(now, 1)),
  },
  schedules: {
    holds: 'series of meetings',
    kept: `${STORED_WITH_STARTUP}; without names when their accounts are deleted`,
    quota: 'within the next 90 days, without overlaps',
  },
  occurrences: {
    holds: 'meeting, who cancelled it, and the mentor’s reason',
    kept: `${STORED_WITH_STARTUP}; without names, and without the reason, when their accounts are deleted`,
    quota: '22 per weekly series',
  },
  meetingClaims: {
    holds: 'minute in which a booked meeting occupies a mentor, a startup or a room',
    kept: 'while the meeting is booked; one day after the minute',
    quota: 'one meeting for each minute of a mentor, startup or room',
    over: (now) => lt(meetingClaims.minute, daysBefore(now, 1)),
  },
  meetingProposals: {
    holds: 'other times that a mentor proposes for a meeting, and their message',
    kept: 'until the startup answers, or the meeting begins',
    quota: 'one per meeting, with three times',
    personal: true,
    over: (now) => lt(meetingProposals.startsAt, now),
  },
  counters: {
    holds: 'number of followers or likes',
    kept: 'as long as there are any',
    quota: 'one for each startup, person and update',
  },
} satisfies Record<string, Retention>;
