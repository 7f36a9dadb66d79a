import { z } from 'zod';

import { StoredProgramme } from './programme.contract';
import { PublicLanding, PublicLegal, PublicSite } from './publicProgramme.contract';

/** A published version of the programme. */
export const ProgrammeVersion = z.object({
  id: z.number(),
  published_at: z.iso.datetime(), // UTC
  by: z.string(),
  why: z.string().nullable(),
});

/** GET /staff/programme: the published programme, the draft and older versions. */
export const StaffProgramme = z.object({
  published: StoredProgramme,
  version: z.number().nullable(), // null before the first publication
  draft: StoredProgramme,
  edited_at: z.string().nullable(), // of the draft; null when there is none
  /** The changes that publishing would make. */
  differences: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
  versions: z.array(ProgrammeVersion), // newest first
  /** What is still missing for a launch, in sentences, with the place where it is entered. */
  missing: z.array(z.object({ path: z.string(), text: z.string() })),
  /**
   * The same for settings outside the document, with the place where they are changed; missing in responses of older
   * apis.
   */
  installation: z.array(z.object({ text: z.string(), change: z.string() })).optional(),
  schema: z.record(z.string(), z.unknown()), // JSON Schema of the document
});

/** What pages would show after a document is published. */
export const ProgrammeDocuments = z.object({
  site: PublicSite,
  landing: PublicLanding,
  legal: PublicLegal,
});

/** GET /staff/programme/preview: what pages would show after the draft is published. */
export const ProgrammePreview = ProgrammeDocuments.extend({
  edited_at: z.string().nullable(), // of the draft; null when there is none
});

/** POST /staff/programme/pictures: the path with which a draft refers to the picture. */
export const StoredProgrammePicture = z.object({
  path: z.string().meta({ examples: ['programme/3f9c.webp'] }),
});

export type StoredProgrammePicture = z.infer<typeof StoredProgrammePicture>;
export type StaffProgramme = z.infer<typeof StaffProgramme>;
export type ProgrammePreview = z.infer<typeof ProgrammePreview>;
