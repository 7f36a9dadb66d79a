import { z } from 'zod';

/** The parts of a source map (ECMA-426) that are used. */
const sourceMapFile = z.object({
  version: z.literal(3),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()).optional(),
  names: z.array(z.string()),
  mappings: z.string(),
});

/** Text that got longer when a script was sealed. */
const insertion = z.object({
  /** Where it ends, in the script as it was built: line from 1, column from 0. */
  line: z.int(),
  column: z.int(),
  /** By how many columns. */
  by: z.int(),
});

const packedMap = z.object({
  /** As webpack wrote it, of the script as it was before it was sealed. */
  map: sourceMapFile,
  /** What sealing put into the script. */
  inserted: z.array(insertion),
});

/** Source maps of a release as they are stored, away from what browsers may load. */
export const packedMaps = z.object({
  schema: z.literal(1),
  /** By script. */
  files: z.record(z.string(), packedMap),
});

export type SourceMapFile = z.infer<typeof sourceMapFile>;
export type Insertion = z.infer<typeof insertion>;
export type PackedMap = z.infer<typeof packedMap>;
export type PackedMaps = z.infer<typeof packedMaps>;
