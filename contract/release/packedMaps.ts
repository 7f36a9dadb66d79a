import { z } from 'zod';

/** The fields of a source map (ECMA-426) that are used. */
const sourceMapFile = z.object({
  version: z.literal(3),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string().nullable()).optional(),
  names: z.array(z.string()),
  mappings: z.string(),
});

/** Text that sealing inserted into a script. */
const insertion = z.object({
  /** Its end in the script before sealing: line from 1, column from 0. */
  line: z.int(),
  column: z.int(),
  /** Its length in columns. */
  by: z.int(),
});

const packedMap = z.object({
  /** webpack's source map of the script before sealing. */
  map: sourceMapFile,
  /** The insertions that sealing made in the script. */
  inserted: z.array(insertion),
});

/** Source maps of a release in their stored form, where browsers cannot load them. */
export const packedMaps = z.object({
  schema: z.literal(1),
  /** By script. */
  files: z.record(z.string(), packedMap),
});

export type SourceMapFile = z.infer<typeof sourceMapFile>;
export type Insertion = z.infer<typeof insertion>;
export type PackedMap = z.infer<typeof packedMap>;
export type PackedMaps = z.infer<typeof packedMaps>;
