import type { ActEffect, StaffScope, SubjectKind } from 'contract/wire/staff.contract';
import { z } from 'zod';
import type { DbDeps, Deps } from '../../deps/deps';

/** The actor. */
export type Performer =
  | { source: 'web'; userId: number; scopes: readonly StaffScope[] }
  /** Anybody who may write into the data folder may do everything. */
  | { source: 'cli'; userId: number | null; operator: string };

/** An object of an act. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** Dependencies of an act; `db` is the transaction that the whole act runs in. */
export interface StaffDeps extends Deps {
  by: Performer;
  /** The result of the act's `finds`. */
  found: Row;
  /** Adds subjects that no field names to the record, without details of the change. */
  touch(...subjects: Subject[]): void;
  /** Records on whose behalf the act is done, if that is only known while it runs. */
  inPlaceOf(userId: number): void;
  /** Runs work after the act's transaction is committed. */
  afterCommit(work: () => Promise<void>): void;
}

export type Row = Record<string, unknown>;

/** The result of an act: the facts of one object, or a list. */
export type Answer = Row | Row[];

/** Two sentences: one for the confirmation, one for the result. */
export type Sentences = [ahead: string, done: string];

/**
 * An act of staff. The command `npm run admin -- <group> <verb> --field value` and the form in the staff area are
 * generated from it.
 */
export interface Act {
  /** Group and verb, e.g. `startups.create`. */
  name: string;
  /** One sentence, for the help and the form. */
  about: string;
  /** What only the command line supports; for the help. */
  byCommand?: string;
  /** The scope that permits it. */
  scope: StaffScope;
  effect: ActEffect;
  /** All fields by name, which is also the command's flag; described for the help. */
  fields: z.ZodObject;
  /** The content of the file that the act reads, beginning with its format, CSV or JSON. */
  file?: string;
  /** Label of a secret input, e.g. `Password`: it is no field, and never recorded. */
  secret?: string;
  /** Kind of the object it creates; the result has its `id`. */
  creates?: SubjectKind;
  /** Field of the person on whose behalf staff act; `mentor` of a meeting when left out. */
  inPlaceOf?: string;
  /** The act requires a reason for the record. */
  wantsReason?: true;
  /** The erased account continues as another one, so the details stay until that one is erased. */
  goesOn?: true;
  /** Called by a program that changes nothing. */
  unrecorded?: true;
  /** Finds the objects to change, if no field names them; they are part of what a preview saw. */
  finds?(deps: DbDeps, input: Row): Promise<Row>;
  says?(input: Row, answer: Row): Sentences;
  /** @param file text of that file @param secret the secret input */
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

/** Defines an act whose `run` gets checked and typed fields. */
export function act<Fields extends z.ZodRawShape, Made extends Row>(
  definition: Looking<Fields> | Changing<Fields, Made>,
): Act {
  return { ...definition, fields: z.object(definition.fields) } as unknown as Act;
}

/** An optional flag without a value. */
export const toggle = (help: string) => z.boolean().default(false).describe(help);

/** Whether a flag takes no value. */
export const isToggle = (field: z.ZodType) => field.safeParse(undefined).data === false;
