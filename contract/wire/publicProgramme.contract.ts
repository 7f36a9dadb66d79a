import { z } from 'zod';

import { Channel, StoredLanding } from './programme.contract';
import { ProgrammeLegal } from './programmeLegal.contract';
import { Milestone, Season } from './season.contract';

/** Values for sentences: '{startups}' becomes '40'. Facts that nobody has entered are missing. */
const FactsOfProgramme = z.record(z.string(), z.string());

/** A text with its facts filled in, which may exceed the length limit of its field. */
const Filled = z.string();

const PublicSeason = Season.omit({ window: true }).extend({
  headline: Filled,
  announcement: Filled,
  teaser: Filled,
  teaser_text: Filled,
  teaser_note: Filled,
  milestones: z.array(Milestone.extend({ description: Filled })),
});

/**
 * Topics of the site part besides the frame (header, footer and names of seasons). A route lists the topics that its
 * page shows, and only changes of these outdate the page.
 */
export const SiteTopic = z.enum([
  'figures', // and all other facts used in sentences
  'contact', // addresses, and the responsible company
  'applications', // the application window
  'journey', // headline and milestones
  'countries', // submissions by country
  'trailer',
  'guidelines',
  'forms', // application forms
  'teaser', // the announcement page
]);

/** GET /programme/site: the current season, and the content of all pages. */
export const PublicSite = z.object({
  facts: FactsOfProgramme,
  seasons: z.array(z.object({ number: z.number(), name: z.string() })), // in the order of the filter
  season: PublicSeason.nullable(),
  /** When applications open and close; null when there is no window. */
  window: z.object({ opens_at: z.iso.datetime(), closes_at: z.iso.datetime() }).nullable(), // UTC
  blog: z.string(),
  channels: z.array(Channel),
  /** The requested topics (`show`); all others are left out. Missing when the site part is complete. */
  topics: z.array(SiteTopic).optional(),
});

/** GET /programme/landing */
export const PublicLanding = StoredLanding;

/** GET /programme/legal */
export const PublicLegal = z.object({
  facts: FactsOfProgramme,
  processors: ProgrammeLegal.shape.processors,
  valid_from: z.string().meta({ examples: ['2026-01-15'] }), // 'yyyy-MM-dd', or ''
});

export type SiteTopic = z.infer<typeof SiteTopic>;
export type PublicSite = z.infer<typeof PublicSite>;
export type PublicLanding = z.infer<typeof PublicLanding>;
export type PublicLegal = z.infer<typeof PublicLegal>;

/** The responses of GET /programme/{part}, by part. */
export interface PublicProgramme {
  site: PublicSite;
  landing: PublicLanding;
  legal: PublicLegal;
}
