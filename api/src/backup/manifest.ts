import { z } from 'zod';

/** Raised when an older version could no longer read a backup. */
export const FORMAT = 1;

/** What an archive may hold; anything else is none of ours. */
export const BACKED_UP = /^(manifest\.json|db\.tar|secret\.key|media\/[\w.-]+(\/[\w.-]+)*)$/;

/** The first file of an archive: what it holds, and how to know that all of it arrived. */
export const Manifest = z.object({
  format: z.number().int().positive(),
  madeAt: z.iso.datetime(),
  /** Migrations of the database, by the time each was made. */
  migrations: z.array(z.number()).min(1),
  /** SHA-256 of every other file, hexadecimal, by its path in the archive. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.output<typeof Manifest>;
