import { z } from 'zod';

import type { DbDeps } from '../../deps/deps';
import type { Act, Performer, Row } from '../act/act';
import type { Facts } from './facts';
import { printSubject, type Subject } from './subjects';
import { writeActQueries } from './writeAct.queries';

/** A performed act. */
interface Performed {
  act: Pick<Act, 'name' | 'scope' | 'effect' | 'inPlaceOf' | 'fields'>;
  by: Performer;
  subjects: Subject[];
  /** On whose behalf it was done, if no field names the person. */
  forId?: number | undefined;
  /** The input without file and secret. */
  given: Row;
  text: string | null;
  changes: { before: Facts; after: Facts };
  why: string | null;
  requestId: string;
  /** The act erased one of its subjects, so no details are stored. */
  erased: boolean;
}

/** Adds an act to the record. Pass the transaction of the act as `db`. */
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

/** Removes fields that are not recorded. */
const recorded = ({ fields }: Pick<Act, 'fields'>, given: Row): Row =>
  Object.fromEntries(
    Object.entries(given).filter(([field]) => {
      const schema = fields.shape[field];
      return schema && !z.globalRegistry.get(schema)?.unrecorded;
    }),
  );
