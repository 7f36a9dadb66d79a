import { z } from 'zod';

import type { Deps } from '../../app/deps';

/** What a command works with; `db` is the transaction the whole command runs in. */
export interface StaffDeps extends Deps {
  /** Does something once everything the command wrote is there to stay. */
  afterCommit(work: () => Promise<void>): void;
}

export type Row = Record<string, unknown>;

/** What a command answers: the facts of one thing, or a list of things. */
export type Answer = Row | Row[];

/** One thing staff can do: `npm run admin -- <name> --flag value`. */
export interface Command {
  /** Group and verb, e.g. `startups create`. */
  name: string;
  /** One sentence for the help. */
  about: string;
  /** Every flag by its name on the command line, described for the help. */
  flags: z.ZodObject;
  /** What the file named by `--file` holds, when the command reads one. */
  reads?: string;
  /** What nobody may see, e.g. `Password`: asked for, and never a flag. */
  asks?: string;
  /** @param file text of that file @param secret what was asked for */
  run(deps: StaffDeps, flags: Row, file: string, secret: string): Promise<Answer>;
}

interface Definition<Flags extends z.ZodRawShape> {
  name: string;
  about: string;
  flags: Flags;
  reads?: string;
  asks?: string;
  run(
    deps: StaffDeps,
    flags: z.output<z.ZodObject<Flags>>,
    file: string,
    secret: string,
  ): Promise<Answer>;
}

/** Defines a command whose `run` gets its flags checked and typed. */
export function command<Flags extends z.ZodRawShape>(definition: Definition<Flags>): Command {
  return { ...definition, flags: z.object(definition.flags) } as Command;
}

/** A flag without a value: there or not. */
export const toggle = (help: string) => z.boolean().default(false).describe(help);

/** Whether a flag takes no value. */
export const isToggle = (flag: z.ZodType) => flag.safeParse(undefined).data === false;
