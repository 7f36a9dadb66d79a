import { z } from 'zod';

/** Increased when older versions can no longer read a backup. */
export const FORMAT = 1;

/** Paths allowed in an archive; others are refused. */
export const BACKED_UP = /^(manifest\.json|db\.tar|secret\.key|media\/[\w.-]+(\/[\w.-]+)*)$/;

/** The first file of an archive: its content, and how to verify that it is complete. */
export const Manifest = z.object({
  format: z.number().int().positive(),
  madeAt: z.iso.datetime(),
  /** Migrations of the database, by creation time. */
  migrations: z.array(z.number()).min(1),
  /** SHA-256 of every other file, hexadecimal, by its path in the archive. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.output<typeof Manifest>;
