import type { Database } from '../../db/database';
import type { Row } from '../act/act';
import { factsQueries } from './facts.queries';
import { printSubject, type Subject } from './subjects';

/** Facts of objects by kind and id; a missing object has none. */
export type Facts = Record<string, Row>;

/** Current values that staff can change, without secrets. */
export async function factsOf(db: Database, subjects: Subject[]): Promise<Facts> {
  const find = factsQueries(db);
  const facts: Facts = {};
  for (const subject of subjects) {
    const row = await find[subject.kind](subject.id);
    // In stored form, so that two states can be compared.
    if (row) facts[printSubject(subject)] = JSON.parse(JSON.stringify(row));
  }
  return facts;
}

/** The facts that differ between two states, before and after. */
export function changesBetween(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changes = { before: {} as Facts, after: {} as Facts };
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[key] ?? {}, after[key] ?? {}];
    const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
    );
    if (fields.length === 0) continue;
    changes.before[key] = pick(was, fields);
    changes.after[key] = pick(is, fields);
  }
  return changes;
}

const pick = (row: Row, fields: string[]): Row =>
  Object.fromEntries(fields.filter((field) => field in row).map((field) => [field, row[field]]));
