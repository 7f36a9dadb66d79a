import type { RecordEntry } from 'contract/wire/staff.contract';
import type { Row } from '../act/act';

/** An entry as a row of a table. */
export function toFlatRow(entry: RecordEntry): Row {
  const { at, act, source, by, subjects, text, why, before, after, request_id } = entry;
  return {
    at,
    act,
    source,
    by: by.name,
    operator: by.operator,
    for: entry.for?.name ?? null,
    about: subjects.map(({ kind, id, name }) => `${name} (${kind} ${id})`).join('; '),
    text,
    why,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
    request: request_id,
  };
}
