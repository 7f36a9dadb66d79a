import type { ActAnswer } from 'contract/wire/staff.contract';

import { factText } from './factText';

/** One changed fact of one thing. */
export interface Change {
  key: string;
  /** The thing, e.g. 'startup 5', where several are changed. */
  thing: string;
  fact: string;
  /** Null where there was nothing, or nothing is left. */
  before: string | null;
  after: string | null;
}

/** What an act changes, fact by fact. */
export function listChanges({ before, after }: Pick<ActAnswer, 'before' | 'after'>): Change[] {
  const things = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return things.flatMap((thing) => {
    const [was, is] = [before[thing] ?? {}, after[thing] ?? {}];
    const facts = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    return facts.map((fact) => ({
      key: `${thing} ${fact}`,
      thing: thing.replace(':', ' '),
      fact: readable(fact),
      before: fact in was ? factText(was[fact]) : null,
      after: fact in is ? factText(is[fact]) : null,
    }));
  });
}

/** 'season number' of `seasonNumber` or `season_number`. */
export const readable = (name: string) =>
  name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    );
