import { z } from 'zod';

import { StaffScope } from './staff.contract';
import {
  StaffMentorRow,
  StaffPersonRow,
  StaffSessionRow,
  StaffStartupRow,
} from './staff-tables.contract';
import { IdText } from './text.contract';

const TeamKind = z.enum(['founder', 'member']);

const Named = z.object({ id: z.int(), name: z.string() });
const Startup = Named.extend({ slug: z.string() });
const Person = Named.extend({ email: z.string() }); // the id is that of the account

/** GET /staff/startups/{id} */
export const StaffStartupDetails = StaffStartupRow.extend({
  description: z.string(),
  seasons: z.array(z.int()),
  people: z.array(Person.extend({ kind: TeamKind, position: z.string() })), // in the order they joined
  invitations: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      kind: TeamKind,
      position: z.string(),
      expires_at: z.iso.datetime(),
    }),
  ), // open ones, newest first
  assigned: z.array(Person.extend({ company: z.string(), active: z.boolean() })),
  sessions: z.array(StaffSessionRow), // the next five
});

/** GET /staff/people/{id} */
export const StaffPersonDetails = StaffPersonRow.extend({
  startups: z.array(Startup.extend({ kind: TeamKind, position: z.string() })),
  is_mentor: z.boolean(), // true for former mentors as well
  devices: z.int(), // number of signed-in devices
  last_used_at: z.iso.datetime().nullable(), // of those devices
  scopes: z.array(StaffScope),
  invitations: z.array(Startup.extend({ kind: TeamKind, expires_at: z.iso.datetime() })), // open
});

/** GET /staff/mentors/{id}; the id is that of the account */
export const StaffMentorDetails = StaffMentorRow.extend({
  week: z.array(z.object({ day: z.string().meta({ examples: ['Monday'] }), hours: z.string() })), // local time of the mentor
  exceptions: z.array(
    z.object({ day: z.string().meta({ examples: ['2026-01-15'] }), hours: z.string() }),
  ),
  time_off: z.array(
    z.object({ id: z.int(), starts_at: z.iso.datetime(), ends_at: z.iso.datetime() }),
  ),
  assigned: z.array(Startup.extend({ season: z.int().nullable() })),
  upcoming: z.array(StaffSessionRow), // the next five
});

/** GET /staff/sessions/{id} */
export const StaffSessionDetails = StaffSessionRow.extend({
  zone: z.string(), // time zone of the mentor
  booked_at: z.iso.datetime(),
  reason: z.string().nullable(), // reason of the cancellation
  cancelled_by: z.enum(['mentor', 'founders', 'staff']).nullable(),
  offered: z.array(z.iso.datetime()), // other times that the mentor proposes
  series: z.array(StaffSessionRow), // all sessions of its series in order, including itself, at most 60
});

export const StaffDetailsPath = z.object({ id: IdText });

export type StaffStartupDetails = z.infer<typeof StaffStartupDetails>;
export type StaffPersonDetails = z.infer<typeof StaffPersonDetails>;
export type StaffMentorDetails = z.infer<typeof StaffMentorDetails>;
export type StaffSessionDetails = z.infer<typeof StaffSessionDetails>;
