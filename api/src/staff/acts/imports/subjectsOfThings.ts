import type { Database } from '../../../db/database';
import type { Subject } from '../../act/act';
import { distinct } from '../../record/subjects';
import { idsOf, KINDS, type ThingKey } from './thingHashesOf';
import { type KnownThing, thingsQueries } from './things.queries';

/** Labels of objects by kind and id. */
export async function knownThings(db: Database, things: readonly ThingKey[]) {
  const known = new Map<string, KnownThing>();
  for (const kind of KINDS) {
    const ids = idsOf(things, kind);
    if (ids.length === 0) continue;
    for (const one of await thingsQueries(db)[kind](ids)) known.set(`${kind}:${one.id}`, one);
  }
  return { get: ({ kind, id }: ThingKey) => known.get(`${kind}:${id}`), all: [...known.values()] };
}

/** The people and startups by which the record finds an import. */
export async function subjectsOfThings(
  db: Database,
  things: readonly ThingKey[],
): Promise<Subject[]> {
  return distinct((await knownThings(db, things)).all.flatMap(({ subjects }) => subjects));
}
