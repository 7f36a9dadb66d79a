import type { ChangedNames, RecordEntry, StaffRecord } from 'contract/wire/staff.contract';
import type { Database } from '../../db/database';
import { escapeLike } from '../../db/escapeLike';
import { EVENT_TEXTS } from '../../modules/security-log/eventTexts';
import { namesOf, subjectsIn } from './changedNames';
import { namesQueries } from './names.queries';
import { type RecordRow, recordQueries } from './record.queries';
import type { RecordFilter, Search } from './recordConditions';
import { printSubject, readSubject, type Subject } from './subjects';

/** One page of the record, newest first. */
export async function readRecord(
  db: Database,
  filter: RecordFilter,
  limit: number,
): Promise<StaffRecord> {
  const rows = await recordQueries(db).page(filter, limit + 1);
  const shown = rows.slice(0, limit);
  const names = await namesFor(db, shown);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => toEntry(row, names)),
    next_before: last ? `${last.at.getTime()}-${last.key}` : null,
  };
}

/** @param text the `next_before` of the previous page */
export function readCursor(text: string): RecordFilter['before'] {
  const [milliseconds, key] = text.split('-');
  return { at: new Date(Number(milliseconds)), key: key! };
}

/** The index of texts finds three letters or digits in a row; without them all texts would be read. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** What a search text may match: an act, a reason, or names; a short one only names (rule 11.24). */
export async function searchFor(db: Database, text: string): Promise<Search> {
  const names = namesQueries(db);
  const people = await names.people(text);
  const startups = await names.startups(text);
  const subjects = [...people.map((id) => `user:${id}`), ...startups.map((id) => `startup:${id}`)];
  return { pattern: `%${escapeLike(text)}%`, inTexts: INDEXED.test(text), people, subjects };
}

/** Names of all people and things on a page of the record. */
const namesFor = (db: Database, rows: RecordRow[]): Promise<ChangedNames> =>
  namesOf(db, [
    ...rows.flatMap((row) => row.subjects.map(readSubject)),
    ...rows.flatMap((row) => [row.actorId, row.forId].flatMap((id) => id ?? []).map(person)),
    ...subjectsIn(rows.map(changeOf)),
  ]);

const changeOf = ({ before, after }: RecordRow) => ({ before: before ?? {}, after: after ?? {} });

const person = (id: number): Subject => ({ kind: 'user', id });

function toEntry(row: RecordRow, names: ChangedNames): RecordEntry {
  const nameOf = (one: Subject) => names[printSubject(one)] ?? `${one.kind} ${one.id}`;
  const named = (subject: Subject) => ({ ...subject, name: nameOf(subject) });
  const { key, at, act, source, effect, actorId, forId, about, why } = row;
  const change = changeOf(row);
  const changed = subjectsIn([change]).map(printSubject);
  const operator = row.operator ?? `Operator ${row.operatorId}`;
  return {
    id: key,
    at: at.toISOString(),
    act,
    source,
    effect,
    why,
    by: {
      id: actorId,
      operator: row.operatorId,
      name: actorId === null ? operator : nameOf(person(actorId)),
    },
    for: forId === null ? null : named(person(forId)),
    subjects: row.subjects.map(readSubject).map(named),
    text: about === null ? row.text : EVENT_TEXTS[act as keyof typeof EVENT_TEXTS](about),
    ...change,
    names: Object.fromEntries(
      changed.flatMap((thing) => (names[thing] === undefined ? [] : [[thing, names[thing]]])),
    ),
    request_id: row.requestId,
  };
}
