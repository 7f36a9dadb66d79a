import { fullName } from 'contract/full-name';
import { ImportKind, type StaffImports } from 'contract/wire/imports.contract';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { importsQueries } from '../acts/imports/imports.queries';
import { UNDO_WINDOW_MS } from '../acts/imports/undoAct';

/** Imports of the last day, by the caller's scopes. */
export function importsService({ db, clock }: DbDeps) {
  return {
    async list({ scopes }: Viewer): Promise<StaffImports> {
      const kinds = ImportKind.options.filter((kind) =>
        scopes.includes(kind === 'people' ? 'people' : 'programme'),
      );
      const since = new Date(clock.now().getTime() - UNDO_WINDOW_MS);
      const rows = await importsQueries(db).since(since, kinds);
      return {
        data: rows.map(({ id, what, created, changed, madeAt, undoneAt, name, surname }) => ({
          id,
          what,
          created,
          changed,
          by: name === null || surname === null ? 'Command line' : fullName({ name, surname }),
          at: madeAt.toISOString(),
          until: new Date(madeAt.getTime() + UNDO_WINDOW_MS).toISOString(),
          undone_at: undoneAt?.toISOString() ?? null,
        })),
      };
    },
  };
}
