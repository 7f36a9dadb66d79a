import { z } from 'zod';

import { isZone } from '../local-time';
import { count, link, localTime, MonthOrDay, month, text } from './programmeFields.contract';

/** When startups can apply; it opens and closes by the clock. */
export const ApplicationWindow = z
  .object({
    opens_at: localTime('opens at'), // local time of `zone`
    closes_at: localTime('closes at'), // local time of `zone`
    zone: text('time zone', 60, 1)
      .refine(isZone, 'The time zone must be a name such as Europe/Sofia.')
      .meta({ title: 'Time zone', examples: ['Europe/Sofia'] }),
  })
  .refine(({ opens_at, closes_at }) => opens_at < closes_at, {
    error: 'The window must close after it opens.',
    path: ['closes_at'],
  });

/** Which sentence of the pages uses a milestone: 'Accepted teams hear from us by …'. */
export const MilestoneKind = z.enum(['', 'opens', 'closes', 'starts', 'premiere', 'finale']);

export const Milestone = z.object({
  kind: MilestoneKind.meta({ title: 'Kind' }),
  date: MonthOrDay,
  title: text('title', 60, 1),
  description: text('description', 160),
});

export const Submission = z.object({
  code: z
    .string()
    .regex(/^[a-z]{2}$/, 'The code must be two letters, such as rs.')
    .meta({ title: 'Country code' }),
  country: text('country', 60, 1),
  count: z
    .int({ error: 'The count must be a whole number.' })
    .min(0)
    .max(100_000)
    .meta({ title: 'Submissions' }),
});

/** A season of the programme. Texts may contain facts in braces, e.g. {startups}. */
export const Season = z.object({
  number: z
    .int({ error: 'The number must be a whole number.' })
    .min(1, 'The number must be 1 or more.')
    .max(1_000, 'The number must be at most 1,000.')
    .meta({ title: 'Number' }),
  name: text('name', 40, 1), // 'Season 2', on filters and labels
  headline: text('headline of the landing', 60), // 'Season 2 in progress!'
  announcement: text('sentence under the headline', 200),
  teaser: text('headline of the announcement page', 60), // /comingsoon
  teaser_text: text('description of the announcement page', 300),
  teaser_note: text('note on the announcement page', 300),
  begins: month('first month'), // 'yyyy-MM'
  ends: month('last month'), // 'yyyy-MM'
  last_day: z
    .union([z.literal(''), z.iso.date()], { error: 'The day must look like 2026-06-30.' })
    .meta({ title: 'Last day of mentoring sessions' }),
  window: ApplicationWindow.nullable().meta({ title: 'Applications' }),
  startup_form: text('application form for startups', 100),
  mentor_form: text('application form for mentors and investors', 100),
  team_limit: z
    .int({ error: 'The team limit must be a whole number.' })
    .min(1, 'The team limit must be 1 or more.')
    .max(100, 'The team limit must be at most 100.')
    .meta({ title: 'Team limit' }),
  months: count('months'),
  startups: count('startups'),
  mentors: count('mentors'),
  submissions: count('submissions'),
  countries: count('countries'),
  episodes: count('episodes'),
  onsite_events: count('onsite events'),
  event_days_from: count('days of an event, at least'),
  event_days_to: count('days of an event, at most'),
  equity: text('equity', 20), // '3%'
  trip: text('trip destination', 60), // for the best teams: 'for the trip to …'
  trip_authorities: text('authorities that request data of travellers', 60), // 'the US authorities'
  prize: text('prize for the winners', 60), // 'a cash prize', '€50,000'
  milestones: z.array(Milestone).max(12).meta({ title: 'Milestones' }),
  current_milestone: z
    .int({ error: 'The current milestone must be a number.' })
    .min(0)
    .max(12)
    .meta({ title: 'Current milestone' }), // 1-based; 0 before the first
  by_country: z.array(Submission).max(60).meta({ title: 'Submissions per country' }),
  trailer: link('trailer'),
  guidelines: link('guidelines PDF')
    .or(z.literal('demo:guidelines'))
    .meta({ title: 'Guidelines PDF' }),
});

export type Season = z.infer<typeof Season>;

/** The content of a season besides its number and name: empty. */
export const EMPTY_SEASON: Omit<Season, 'number' | 'name'> = {
  headline: '',
  announcement: '',
  teaser: '',
  teaser_text: '',
  teaser_note: '',
  begins: '',
  ends: '',
  last_day: '',
  window: null,
  startup_form: '',
  mentor_form: '',
  team_limit: 1,
  months: null,
  startups: null,
  mentors: null,
  submissions: null,
  countries: null,
  episodes: null,
  onsite_events: null,
  event_days_from: null,
  event_days_to: null,
  equity: '',
  trip: '',
  trip_authorities: '',
  prize: '',
  milestones: [],
  current_milestone: 0,
  by_country: [],
  trailer: '',
  guidelines: '',
};

export type Submission = z.infer<typeof Submission>;
