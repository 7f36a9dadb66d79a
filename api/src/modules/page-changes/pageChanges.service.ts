import { EVERYTHING, type PageChanges } from 'contract/cache-tags';

import { HOUR, MINUTE } from '../../app/clock';
import type { Deps } from '../../app/deps';
import { pageChangesQueries } from './pageChanges.queries';

/** Changes are stored for at least this long. */
export const CHANGES_STORED = HOUR;

/** Whoever last asked longer ago than this is told that everything was changed, seconds. */
const ASKED_WITHIN = (30 * MINUTE) / 1_000;

/** More changes than this at once are told as everything. */
const MAX_CHANGES = 2_000;

/** What was changed of what public pages show, whoever changed it (decision 077). */
export function pageChangesService({ db }: Pick<Deps, 'db'>) {
  const queries = pageChangesQueries(db);
  return {
    /**
     * @param cursor `next` of an earlier answer, of any process of the api; undefined for the first time
     * @returns what was committed since, at least
     */
    async since(cursor: string | undefined): Promise<PageChanges> {
      const asked = cursor === undefined ? undefined : readCursor(cursor);
      const { next, now, changes } = await queries.since(asked?.transaction, MAX_CHANGES + 1);
      const answer = { next: `${next}.${now}`, changes };
      if (cursor === undefined) return answer;
      const isLost =
        asked === undefined ||
        now - asked.at > ASKED_WITHIN ||
        BigInt(next) < BigInt(asked.transaction) || // another database, or an older copy of it
        changes.length > MAX_CHANGES;
      return isLost ? { ...answer, changes: [{ id: 0, tag: EVERYTHING }] } : answer;
    },
  };
}

/** The transaction to go on from, and when that was said, seconds since the epoch. */
function readCursor(cursor: string) {
  const [, transaction, at] = /^(\d{1,19})\.(\d{1,12})$/.exec(cursor) ?? [];
  return transaction === undefined ? undefined : { transaction, at: Number(at) };
}
