import type { ActAnswer, ChangedNames } from 'contract/wire/staff.contract';

import { factText } from './factText';

/** One changed fact of one object. */
interface Change {
  key: string;
  /** Name of the object, or 'startup 5' after its deletion. */
  thing: string;
  fact: string;
  /** Null when there was no value, or when there is none any more. */
  before: string | null;
  after: string | null;
}

/** Data of the shown changes: those of an act that was performed or previewed, or of the record. */
export type ChangesShown = Pick<ActAnswer, 'before' | 'after' | 'names'>;

/** The changes of an act, fact by fact. */
export function listChanges({ before, after, names }: ChangesShown): Change[] {
  const things = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const called = things.map((thing) => names[thing]);
  const textOf = (fact: string, value: unknown) =>
    factText(withNames(value, names), readable(fact));
  return things.flatMap((thing) => {
    const [was, is] = [before[thing] ?? {}, after[thing] ?? {}];
    const facts = [...new Set([...Object.keys(was), ...Object.keys(is)])];
    const isOnly = called.filter((name) => name === names[thing]).length === 1;
    return facts.map((fact) => ({
      key: `${thing} ${fact}`,
      thing: titleOf(thing, names[thing], isOnly),
      fact: readable(fact),
      before: fact in was ? textOf(fact, was[fact]) : null,
      after: fact in is ? textOf(fact, is[fact]) : null,
    }));
  });
}

/** Two objects with the same name are distinguished by their numbers. */
function titleOf(thing: string, name: string | undefined, isOnly: boolean): string {
  const number = thing.replace(':', ' ');
  if (name === undefined) return number;
  return isOnly ? name : `${name} (${number})`;
}

/** Replaces `user:9 founder, CEO` by the name of that person. */
function withNames(value: unknown, names: ChangedNames): unknown {
  if (Array.isArray(value)) return value.map((one) => withNames(one, names));
  if (typeof value !== 'string') return value;
  const [, thing = '', rest] = /^([a-z]+:\d+)( .*)?$/.exec(value) ?? [];
  const name = names[thing];
  return name === undefined ? value : [name, rest?.trim()].filter(Boolean).join(': ');
}

/** 'season number' from `seasonNumber` or `season_number`. */
export const readable = (name: string) =>
  name
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(
      /([a-z])([A-Z])/g,
      (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    );
