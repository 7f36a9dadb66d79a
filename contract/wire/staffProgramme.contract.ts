import { z } from 'zod';

import { StoredProgramme } from './programme.contract';
import { PublicLanding, PublicLegal, PublicSite } from './publicProgramme.contract';

/** A published state of the programme. */
export const ProgrammeVersion = z.object({
  id: z.number(),
  published_at: z.iso.datetime(), // UTC
  by: z.string(),
  why: z.string().nullable(),
});

/** GET /staff/programme: what is published, what is being edited, and what was before. */
export const StaffProgramme = z.object({
  published: StoredProgramme,
  version: z.number().nullable(), // none before the first publication
  draft: StoredProgramme,
  edited_at: z.string().nullable(), // of the draft; null when there is none
  /** What publishing would change. */
  differences: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  versions: z.array(ProgrammeVersion), // newest first
  /** What a launch still needs, in sentences, and where it is entered. */
  missing: z.array(z.object({ path: z.string(), text: z.string() })),
  /** The same of what is around the document, and where it is changed; not said by an api of before. */
  installation: z.array(z.object({ text: z.string(), change: z.string() })).optional(),
  schema: z.record(z.string(), z.unknown()), // JSON Schema of the document
});

/** What pages would show after publishing a document. */
export const ProgrammeDocuments = z.object({
  site: PublicSite,
  landing: PublicLanding,
  legal: PublicLegal,
});

/** GET /staff/programme/preview: what pages would show after publishing the draft. */
export const ProgrammePreview = ProgrammeDocuments.extend({
  edited_at: z.string().nullable(), // of the draft; null when there is none
});

/** POST /staff/programme/pictures: what a draft names it by. */
export const StoredProgrammePicture = z.object({
  path: z.string().meta({ examples: ['programme/3f9c.webp'] }),
});

export type StoredProgrammePicture = z.infer<typeof StoredProgrammePicture>;
export type StaffProgramme = z.infer<typeof StaffProgramme>;
export type ProgrammePreview = z.infer<typeof ProgrammePreview>;
