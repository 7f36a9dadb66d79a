/** What became of one line of a CSV file. */
export interface ImportedLine {
  /** 1-based, the headings are line 1. */
  line: number;
  /** What stands in its first column. */
  name: string;
  /** What was there already is unchanged, when the import does not change such things. */
  fate: 'created' | 'changed' | 'unchanged' | 'wrong';
  /** Why it is wrong. */
  problem?: string;
}

/** Answer of an import that was told to write nothing: what would happen, line by line. */
export interface ImportDryRun {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  wrong: number;
  /** Of the file, in lower case. */
  headings: string[];
  /** What is imported, and under which heading of the file it was found. */
  columns: { name: string; about: string; heading: string | null }[];
  lines: ImportedLine[];
}
