/** Source maps of a release as they are stored, away from what browsers may load. */
export interface PackedMaps {
  schema: 1;
  /** By script. */
  files: Record<string, PackedMap>;
}

export interface PackedMap {
  /** As webpack wrote it, of the script as it was before it was sealed. */
  map: SourceMapFile;
  /** What sealing put into the script. */
  inserted: Insertion[];
}

/** The parts of a source map (ECMA-426) that are used. */
export interface SourceMapFile {
  version: 3;
  sources: string[];
  sourcesContent?: (string | null)[];
  names: string[];
  mappings: string;
}

/** Text that got longer when a script was sealed. */
export interface Insertion {
  /** Where it ends, in the script as it was built: line from 1, column from 0. */
  line: number;
  column: number;
  /** By how many columns. */
  by: number;
}
