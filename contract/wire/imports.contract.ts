import { z } from 'zod';

/** What a file can hold. */
export const ImportKind = z.enum(['startups', 'people', 'mentors', 'assignments']);

/** What an import can make or change; a mentor is an account and what makes it a mentor. */
export type ImportedKind = 'user' | 'startup' | 'mentor' | 'assignment';

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
  /** Mentors who are told that their hours or clocks are others, where there are any. */
  notified?: number;
  /** Of the file, in lower case. */
  headings: string[];
  /** What is imported, and under which heading of the file it was found. */
  columns: { name: string; about: string; heading: string | null }[];
  lines: ImportedLine[];
}

/** What undoing an import does to what one of its lines did. */
export interface UndoneLine {
  /** 1-based, of the file that was imported. */
  line: number;
  name: string;
  /** What is gone was erased or taken away since; while a line is refused, nothing is undone. */
  fate: 'removed' | 'restored' | 'gone' | 'refused';
  /** Why it is refused, or that nothing is left of it. */
  problem?: string;
}

/** Answer of an undo that was told to write nothing: what would happen, line by line. */
export interface UndoDryRun {
  removed: number;
  restored: number;
  gone: number;
  refused: number;
  lines: UndoneLine[];
}

/** GET /staff/imports: those of the last day within the caller's scopes, newest first. */
export const StaffImports = z.object({
  data: z.array(
    z.object({
      id: z.int(),
      what: ImportKind,
      created: z.int(), // lines that made something
      changed: z.int(),
      by: z.string(), // name of who did it, or 'Command line'
      at: z.iso.datetime(), // UTC
      until: z.iso.datetime(), // UTC; from then on nothing undoes it
      undone_at: z.iso.datetime().nullable(),
    }),
  ),
});

export type ImportKind = z.infer<typeof ImportKind>;
export type StaffImports = z.infer<typeof StaffImports>;
