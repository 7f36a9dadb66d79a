import { z } from 'zod';

/** The kind of records in a file. */
export const ImportKind = z.enum(['startups', 'people', 'mentors', 'assignments']);

/** The kind of record that an import creates or changes; a mentor consists of an account and a mentor record. */
export type ImportedKind = 'user' | 'startup' | 'mentor' | 'assignment';

/** The result of one line of a CSV file. */
export interface ImportedLine {
  /** 1-based; the headings are line 1. */
  line: number;
  /** The value in its first column. */
  name: string;
  /** `unchanged` also means an existing record when the import does not change such records. */
  fate: 'created' | 'changed' | 'unchanged' | 'wrong';
  /** Why the line is invalid. */
  problem?: string;
}

/** Response of a dry run of an import: what would happen, line by line. */
export interface ImportDryRun {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  wrong: number;
  /** How many mentors would be notified that their hours or zone changed. */
  notified?: number;
  /** Headings of the file, in lower case. */
  headings: string[];
  /** The imported columns, and under which heading each was found. */
  columns: { name: string; about: string; heading: string | null }[];
  lines: ImportedLine[];
}

/** The result of undoing what one line did. */
export interface UndoneLine {
  /** 1-based, in the imported file. */
  line: number;
  name: string;
  /** `gone` means that the record was deleted in the meantime. If any line is refused, nothing is undone. */
  fate: 'removed' | 'restored' | 'gone' | 'refused';
  /** Why the line is refused, or that its record no longer exists. */
  problem?: string;
}

/** Response of a dry run of an undo: what would happen, line by line. */
export interface UndoDryRun {
  removed: number;
  restored: number;
  gone: number;
  refused: number;
  lines: UndoneLine[];
}

/** GET /staff/imports: imports of the last day within the caller's scopes, newest first. */
export const StaffImports = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      what: ImportKind,
      created: z.int(), // lines that created something
      changed: z.int(),
      by: z.string(), // name of the importer, or 'Command line'
      at: z.iso.datetime(), // UTC
      until: z.iso.datetime(), // UTC; the import cannot be undone after this time
      undone_at: z.iso.datetime().nullable(),
    }),
  ),
});

export type ImportKind = z.infer<typeof ImportKind>;
export type StaffImports = z.infer<typeof StaffImports>;
