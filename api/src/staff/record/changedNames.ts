import type { ActAnswer, ChangedNames } from 'contract/wire/staff.contract';
import { SubjectKind } from 'contract/wire/staff.contract';
import type { Database } from '../../db/database';
import { NAMING_FACTS } from './facts.queries';
import { namesQueries } from './names.queries';
import { distinct, printSubject, readSubject, type Subject } from './subjects';

type Change = Pick<ActAnswer, 'before' | 'after'>;

/** `user:9`, optionally followed by a text. */
const REFERENCE = new RegExp(`^(?:${SubjectKind.options.join('|')}):[1-9]\\d{0,8}(?= |$)`);

/** Current names, including erased people; missing objects have none. */
export async function namesOf(db: Database, subjects: readonly Subject[]): Promise<ChangedNames> {
  const names: ChangedNames = {};
  const all = distinct([...subjects]);
  for (const kind of new Set(all.map((one) => one.kind))) {
    const ids = all.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const [id, name] of await namesQueries(db).of(kind, ids))
      names[printSubject({ kind, id })] = name;
  }
  return names;
}

/** The subjects of changes, and the people in their facts. */
export const subjectsIn = (changes: readonly Change[]): Subject[] =>
  changes.flatMap(({ before, after }) =>
    [before, after].flatMap((things) =>
      Object.entries(things).flatMap(([thing, facts]) => {
        const named = NAMING_FACTS.flatMap((fact) => facts[fact] ?? []);
        const references = named.flatMap((value) => REFERENCE.exec(String(value))?.[0] ?? []);
        return [thing, ...references].map(readSubject);
      }),
    ),
  );

/** For `names` in responses for staff (rule 11.52). */
export const changedNames = (db: Database, changes: readonly Change[]): Promise<ChangedNames> =>
  namesOf(db, subjectsIn(changes));
