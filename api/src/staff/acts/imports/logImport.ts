import type { ImportKind } from 'contract/wire/imports.contract';
import type { StaffDeps } from '../../act/act';
import { importsQueries } from './imports.queries';
import type { LoggedThing } from './putRows';
import { subjectsOfThings } from './subjectsOfThings';
import { thingHashesOf } from './thingHashesOf';

interface Done {
  what: ImportKind;
  created: number;
  changed: number;
  things: readonly LoggedThing[];
}

/**
 * Stores what an import changed and the resulting state, so that it can be undone.
 * @returns id of the import
 */
export async function logImport(deps: StaffDeps, done: Done): Promise<number> {
  const { db, clock, by } = deps;
  const { things, ...counts } = done;
  const left = await thingHashesOf(db, things);
  const row = { ...counts, actorId: by.userId, madeAt: clock.now() };
  const rows = things.map(({ kind, id, line, before }) => ({
    kind,
    thingId: id,
    line,
    before,
    left: left.get({ kind, id })!,
  }));
  deps.touch(...(await subjectsOfThings(db, things)));
  return importsQueries(db).insert(row, rows);
}
