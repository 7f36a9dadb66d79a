import { z } from 'zod';

import { Channel, StoredLanding } from './programme.contract';
import { ProgrammeLegal } from './programmeLegal.contract';
import { Milestone, Season } from './season.contract';

/** What is filled into sentences: '{startups}' by '40'. What nobody has entered is not there. */
const FactsOfProgramme = z.record(z.string(), z.string());

/** A text that was filled: as long as the facts make it. */
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
 * What pages show of the site part besides their frame, which is header and footer, and the names of
 * seasons: a route says which topics its page shows, and only their changes make it anew.
 */
export const SiteTopic = z.enum([
  'figures', // and all other facts of sentences
  'contact', // addresses, and who is responsible
  'applications', // the window
  'journey', // headline and milestones
  'countries', // submissions by country
  'trailer',
  'guidelines',
  'forms', // for applying
  'teaser', // the announcement page
]);

/** GET /programme/site: the season that is on, and what all pages show. */
export const PublicSite = z.object({
  facts: FactsOfProgramme,
  seasons: z.array(z.object({ number: z.number(), name: z.string() })), // in the order of the filter
  season: PublicSeason.nullable(),
  /** When applications open and close; null when they do not. */
  window: z.object({ opens_at: z.iso.datetime(), closes_at: z.iso.datetime() }).nullable(), // UTC
  blog: z.string(),
  channels: z.array(Channel),
  /** The topics it was asked for (`show`): all others are left out. Whole where it is not set. */
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

/** The answers of GET /programme/{part} by its part. */
export interface PublicProgramme {
  site: PublicSite;
  landing: PublicLanding;
  legal: PublicLegal;
}
