import type { SubjectKind } from 'contract/wire/staff.contract';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Row, Subject } from '../act/act';
import { subjectQueries } from './subjects.queries';

export type { Subject };

/** In the form of the record, e.g. `startup:5`. */
export const printSubject = ({ kind, id }: Subject) => `${kind}:${id}`;

export function readSubject(text: string): Subject {
  const [kind, id] = text.split(':') as [SubjectKind, string];
  return { kind, id: Number(id) };
}

/**
 * Subjects named by the fields of an act, the first one first; a meeting adds its startup and its mentor. Unknown names
 * are ignored here, because the act reports them.
 */
export async function subjectsOf(
  db: Database,
  fields: z.ZodObject,
  input: Row,
): Promise<Subject[]> {
  const find = subjectQueries(db);
  const found: Subject[] = [];
  for (const [field, schema] of Object.entries(fields.shape)) {
    const named = subjectNamed(schema as z.ZodType);
    const value = input[field];
    if (named && value !== undefined) found.push(...(await find[named](value as never)));
  }
  return distinct(found);
}

/** Removes duplicates and keeps the order. */
export const distinct = (subjects: Subject[]): Subject[] => [
  ...new Map(subjects.map((one) => [printSubject(one), one])).values(),
];

type Named = keyof ReturnType<typeof subjectQueries>;

/** The kind of object that a field names, by its schema, also inside `optional()` and the like. */
function subjectNamed(schema: z.ZodType): Named | undefined {
  const named = z.globalRegistry.get(schema)?.subject as Named | undefined;
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : undefined;
  return named ?? (inner && subjectNamed(inner));
}
