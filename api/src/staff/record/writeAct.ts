import { z } from 'zod';

import type { DbDeps } from '../../deps/deps';
import type { Act, Performer, Row } from '../act/act';
import type { Facts } from './facts';
import { printSubject, type Subject } from './subjects';
import { writeActQueries } from './writeAct.queries';

/** An act that has happened. */
export interface Performed {
  act: Pick<Act, 'name' | 'scope' | 'effect' | 'inPlaceOf' | 'fields'>;
  by: Performer;
  subjects: Subject[];
  /** In whose place it was done, where no field names them. */
  forId?: number | undefined;
  /** As it was given, without file and secret. */
  given: Row;
  text: string | null;
  changes: { before: Facts; after: Facts };
  why: string | null;
  requestId: string;
  /** Somebody it is about was erased by it: nothing is noted that could name them. */
  erased: boolean;
}

/** Adds an act to the record. Hand over the transaction of the act as `db`. */
export async function writeAct(
  { db, clock }: DbDeps,
  { act, by, subjects, forId, given, text, changes, why, requestId, erased }: Performed,
): Promise<void> {
  const write = writeActQueries(db);
  const { name, scope, effect, inPlaceOf } = act;
  const stranger = by.source === 'cli' && by.userId === null;
  const person = inPlaceOf && !given.founders && subjects.find(({ kind }) => kind === 'user');
  const actId = await write.insert({
    at: clock.now(),
    act: name,
    scope,
    effect,
    source: by.source,
    requestId,
    actorId: by.userId,
    operatorId: stranger ? await write.operator(by.operator) : null,
    forId: forId ?? (person ? person.id : null),
    subjects: subjects.map(printSubject),
  });
  if (erased) return;
  await write.insertDetails({ actId, text, input: recorded(act, given), ...changes, why });
}

/** Without the fields that are nobody's business afterwards. */
const recorded = ({ fields }: Pick<Act, 'fields'>, given: Row): Row =>
  Object.fromEntries(
    Object.entries(given).filter(([field]) => {
      const schema = fields.shape[field];
      return schema && !z.globalRegistry.get(schema)?.unrecorded;
    }),
  );
