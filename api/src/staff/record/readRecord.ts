import type { RecordEntry, StaffRecord, SubjectKind } from 'contract/wire/staff.contract';
import type { Database } from '../../db/database';
import { escapeLike } from '../../db/escapeLike';
import { EVENT_TEXTS } from '../../modules/security-log/eventTexts';
import { namesQueries } from './names.queries';
import { type RecordRow, recordQueries } from './record.queries';
import type { RecordFilter, Search } from './recordConditions';
import { readSubject, type Subject } from './subjects';

/** One page of the record, newest first. */
export async function readRecord(
  db: Database,
  filter: RecordFilter,
  limit: number,
): Promise<StaffRecord> {
  const rows = await recordQueries(db).page(filter, limit + 1);
  const shown = rows.slice(0, limit);
  const nameOf = await namesFor(db, shown);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    data: shown.map((row) => toEntry(row, nameOf)),
    next_before: last ? `${last.at.getTime()}-${last.key}` : null,
  };
}

/** @param text as `next_before` of the page before */
export function readCursor(text: string): RecordFilter['before'] {
  const [milliseconds, key] = text.split('-');
  return { at: new Date(Number(milliseconds)), key: key! };
}

/** What a text may mean: part of an act or a reason, or somebody's name. */
export async function searchFor(db: Database, text: string): Promise<Search> {
  const names = namesQueries(db);
  const people = await names.people(text);
  const startups = await names.startups(text);
  const subjects = [...people.map((id) => `user:${id}`), ...startups.map((id) => `startup:${id}`)];
  return { pattern: `%${escapeLike(text)}%`, people, subjects };
}

type NameOf = (subject: Subject) => string;

async function namesFor(db: Database, rows: RecordRow[]): Promise<NameOf> {
  const subjects = rows.flatMap((row) => [
    ...row.subjects.map(readSubject),
    ...[row.actorId, row.forId].flatMap((id) => (id === null ? [] : [person(id)])),
  ]);
  const kinds = [...new Set(subjects.map(({ kind }) => kind))];
  const names = new Map<SubjectKind, Map<number, string>>();
  for (const kind of kinds) {
    const ids = subjects.filter((one) => one.kind === kind).map(({ id }) => id);
    names.set(kind, await namesQueries(db).of(kind, [...new Set(ids)]));
  }
  return ({ kind, id }) => names.get(kind)?.get(id) ?? `${kind} ${id}`;
}

const person = (id: number): Subject => ({ kind: 'user', id });

function toEntry(row: RecordRow, nameOf: NameOf): RecordEntry {
  const named = (subject: Subject) => ({ ...subject, name: nameOf(subject) });
  const { key, at, act, source, effect, actorId, forId, about, before, after, why } = row;
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
    before: before ?? {},
    after: after ?? {},
    request_id: row.requestId,
  };
}
