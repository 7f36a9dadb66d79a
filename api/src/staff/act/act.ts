import type { ActEffect, StaffScope, SubjectKind } from 'contract/wire/staff.contract';
import { z } from 'zod';
import type { DbDeps, Deps } from '../../deps/deps';

/** Who acts. */
export type Performer =
  | { source: 'web'; userId: number; scopes: readonly StaffScope[] }
  /** Whoever may write into the data folder may do everything. */
  | { source: 'cli'; userId: number | null; operator: string };

/** A thing an act is about. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** What an act works with; `db` is the transaction the whole act runs in. */
export interface StaffDeps extends Deps {
  by: Performer;
  /** What the act's `finds` has found. */
  found: Row;
  /** Notes a thing that the act is about and no field names: the record has it, without what changed of it. */
  touch(...subjects: Subject[]): void;
  /** Notes in whose place the act is done, where only doing it shows that. */
  inPlaceOf(userId: number): void;
  /** Does something once everything the act wrote is there to stay. */
  afterCommit(work: () => Promise<void>): void;
}

export type Row = Record<string, unknown>;

/** What an act answers: the facts of one thing, or a list of things. */
export type Answer = Row | Row[];

/** Two sentences: what will be, once somebody agrees, and what is then. */
export type Sentences = [ahead: string, done: string];

/**
 * One thing staff can do. The command `npm run admin -- <group> <verb> --field value` and the form of
 * the staff area are made of it.
 */
export interface Act {
  /** Group and verb, e.g. `startups.create`. */
  name: string;
  /** One sentence, for the help and the form. */
  about: string;
  /** What only the command line can do with it; for the help. */
  byCommand?: string;
  /** Who may do it. */
  scope: StaffScope;
  effect: ActEffect;
  /** Every field by its name, which is that of the command's flag, too; described for the help. */
  fields: z.ZodObject;
  /** What the file holds, when the act reads one; begins with its format, CSV or JSON. */
  file?: string;
  /** What nobody may see, e.g. `Password`: asked for, never a field, and never recorded. */
  secret?: string;
  /** Kind of what it makes, whose `id` it answers. */
  creates?: SubjectKind;
  /** Which field names the person in whose place staff acts; `mentor` of a meeting when none does. */
  inPlaceOf?: string;
  /** It is not done without a reason for the record. */
  wantsReason?: true;
  /** Whose account it erases goes on as another one it names: what is noted stays until that one is erased. */
  goesOn?: true;
  /** Asked by a program that leaves the database as it is. */
  unrecorded?: true;
  /** What it is about to change, when no field names it: part of what a preview saw. */
  finds?(deps: DbDeps, input: Row): Promise<Row>;
  says?(input: Row, answer: Row): Sentences;
  /** @param file text of that file @param secret what was asked for */
  run(deps: StaffDeps, input: Row, file: string, secret: string): Promise<Answer>;
}

interface Common<Fields extends z.ZodRawShape>
  extends Omit<Act, 'fields' | 'run' | 'effect' | 'says' | 'finds'> {
  fields: Fields;
}

type Input<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>;

interface Looking<Fields extends z.ZodRawShape> extends Common<Fields> {
  effect: 'reads';
  run(deps: StaffDeps, input: Input<Fields>): Promise<Answer>;
}

interface Changing<Fields extends z.ZodRawShape, Made extends Row> extends Common<Fields> {
  effect: Exclude<ActEffect, 'reads'>;
  finds?(deps: DbDeps, input: Input<Fields>): Promise<Row>;
  says(input: Input<Fields>, answer: Made): Sentences;
  run(deps: StaffDeps, input: Input<Fields>, file: string, secret: string): Promise<Made>;
}

/** Defines an act whose `run` gets its fields checked and typed. */
export function act<Fields extends z.ZodRawShape, Made extends Row>(
  definition: Looking<Fields> | Changing<Fields, Made>,
): Act {
  return { ...definition, fields: z.object(definition.fields) } as unknown as Act;
}

/** A field that is there or not: a flag without a value. */
export const toggle = (help: string) => z.boolean().default(false).describe(help);

/** Whether a flag takes no value. */
export const isToggle = (field: z.ZodType) => field.safeParse(undefined).data === false;
