import type { ImportedKind } from 'contract/wire/imports.contract';
import type { Database } from '../../../db/database';
import { type ThingHashes, thingHashesQueries } from './thingHashes.queries';

export interface ThingKey {
  kind: ImportedKind;
  id: number;
}

/** In order of references: objects reference those of earlier kinds. */
export const KINDS: readonly ImportedKind[] = ['user', 'startup', 'mentor', 'assignment'];

export const idsOf = (things: readonly ThingKey[], kind: ImportedKind): number[] =>
  things.filter((one) => one.kind === kind).map(({ id }) => id);

/** Current state of objects. */
export async function thingHashesOf(db: Database, things: readonly ThingKey[]) {
  const byKind = new Map<ImportedKind, Map<number, ThingHashes>>();
  for (const kind of KINDS)
    byKind.set(kind, await thingHashesQueries(db).of(kind, idsOf(things, kind)));
  return { get: ({ kind, id }: ThingKey) => byKind.get(kind)?.get(id) };
}
