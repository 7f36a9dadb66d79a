import { z } from 'zod';

import { Stage } from './startups.contract';
import { IdText, line } from './text.contract';
import { CalendarDay, UtcTime, ZoneName } from './time.contract';

/** Rows are counted up to this number; a larger count is shown as "more than". */
export const MAX_COUNTED_ROWS = 1_000;

/** A page of any of the tables; its rows are in `data`. */
const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    next_after: z.string().nullable(), // send it as `after` for the next page
    total: z.int(), // number of matching rows, at most MAX_COUNTED_ROWS
    has_more_than_total: z.boolean(),
  });

/** A person in a table of the staff area. */
const StaffPerson = z.object({
  id: z.int(), // of the account
  name: z.string(),
  email: z.string(),
});

const StaffStartup = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** The roles of a person: those that acts give and take, and those that follow from teams and meetings. */
export const StaffRole = z.enum(['founder', 'mentor', 'investor', 'startup', 'admin']);

export const StaffStartupRow = StaffStartup.extend({
  industry: z.string(),
  stage: Stage,
  season: z.int().nullable(),
  published: z.boolean(),
  incorporated: z.boolean(),
  team: z.int(), // number of people
  mentors: z.int(), // number of assigned mentors
  created_at: z.iso.datetime(),
});

export const StaffPersonRow = StaffPerson.extend({
  username: z.string(),
  roles: z.array(StaffRole),
  verified: z.boolean(), // whether the address is confirmed
  disabled: z.boolean(),
  leaving: z.boolean(), // deletion requested
  second_factor: z.boolean(),
  created_at: z.iso.datetime(),
});

export const StaffMentorRow = StaffPerson.extend({
  company: z.string(),
  zone: ZoneName,
  active: z.boolean(),
  startups: z.int(), // number of assigned startups
  sessions: z.int(), // number of upcoming booked sessions
  created_at: z.iso.datetime(),
});

export const StaffSessionRow = z.object({
  id: z.int(),
  startup: StaffStartup,
  mentor: StaffPerson,
  room: z.string(),
  start_time: UtcTime,
  end_time: UtcTime,
  recurrence: z.enum(['none', 'weekly', 'monthly']),
  status: z.enum(['booked', 'cancelled', 'declined']),
  took_place: z.object({
    mentor: z.boolean().nullable(), // as reported by the side; null: no report yet
    founders: z.boolean().nullable(),
  }),
});

/** GET /staff/startups, /staff/people, /staff/mentors, /staff/sessions */
export const StaffStartupPage = page(StaffStartupRow);
export const StaffPersonPage = page(StaffPersonRow);
export const StaffMentorPage = page(StaffMentorRow);
export const StaffSessionPage = page(StaffSessionRow);

const YesNo = z.enum(['yes', 'no'], 'It must be yes or no.');
const oneOf = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, `It must be one of ${values.join(', ')}.`);

/** The parameters of every table; a filter that is left out matches everything. */
const table = <const Sorts extends readonly [string, ...string[]]>(...sorts: Sorts) => ({
  search: line('search', { min: 0, max: 100 }).optional(),
  sort: oneOf(...sorts).default(sorts[0]),
  order: oneOf('asc', 'desc').default('asc'),
  after: z.string().max(300, 'The page is unknown.').optional(),
});

export const StaffStartupsQuery = z.object({
  ...table('name', 'season', 'created'),
  season: z
    .string()
    .regex(/^(none|\d{1,4})$/, 'The season must be a number, or none.')
    .optional(),
  stage: z.enum(Stage.options, `It must be one of ${Stage.options.join(', ')}.`).optional(),
  published: YesNo.optional(),
  mentored: YesNo.optional(), // whether it has a mentor now
});

export const StaffPeopleQuery = z.object({
  ...table('name', 'email', 'created'),
  role: z.enum(StaffRole.options, `It must be one of ${StaffRole.options.join(', ')}.`).optional(),
  state: oneOf('active', 'disabled', 'unverified', 'leaving').optional(),
});

export const StaffMentorsQuery = z.object({
  ...table('name', 'company', 'created'),
  active: YesNo.optional(),
  assigned: YesNo.optional(), // whether they mentor a startup now
});

export const StaffSessionsQuery = z.object({
  ...table('start'),
  when: oneOf('upcoming', 'past').optional(),
  status: oneOf('booked', 'cancelled').optional(),
  outcome: oneOf('missing', 'disputed').optional(), // filter for sessions that have ended
  startup: IdText.optional(),
  mentor: IdText.optional(), // id of the account
  from: CalendarDay.optional(), // UTC days, both inclusive
  to: CalendarDay.optional(),
});

export type StaffRole = z.infer<typeof StaffRole>;
export type StaffStartupRow = z.infer<typeof StaffStartupRow>;
export type StaffPersonRow = z.infer<typeof StaffPersonRow>;
export type StaffMentorRow = z.infer<typeof StaffMentorRow>;
export type StaffSessionRow = z.infer<typeof StaffSessionRow>;
export type StaffStartupsQuery = z.infer<typeof StaffStartupsQuery>;
export type StaffPeopleQuery = z.infer<typeof StaffPeopleQuery>;
export type StaffMentorsQuery = z.infer<typeof StaffMentorsQuery>;
export type StaffSessionsQuery = z.infer<typeof StaffSessionsQuery>;
export type StaffTablePage<Row> = {
  data: Row[];
  next_after: string | null;
  total: number;
  has_more_than_total: boolean;
};
