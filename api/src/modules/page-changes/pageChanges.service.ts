import { EVERYTHING, type PageChanges } from 'contract/cache-tags';

import { HOUR, MINUTE } from '../../app/clock';
import type { Deps } from '../../deps/deps';
import { pageChangesQueries } from './pageChanges.queries';

/** Minimum. */
export const CHANGES_STORED_MS = HOUR;

/** A caller that polled longer ago than this is told that everything has changed. */
const MAX_ABSENCE_SECONDS = (30 * MINUTE) / 1_000;

/** Maximum length of a snapshot with many running transactions. */
const MAX_SNAPSHOT_LENGTH = 2_000;

/** More changes than this are reported as a change of everything. */
const MAX_CHANGES = 2_000;

/** Reports changes of what public pages show, whatever caused them (decision 077). */
export function pageChangesService({ db }: Pick<Deps, 'db'>) {
  const queries = pageChangesQueries(db);
  return {
    /**
     * @param cursor `next` of an earlier response of any api process; undefined for the first request
     * @returns at least what was committed since
     */
    async since(cursor: string | undefined): Promise<PageChanges> {
      const asked = cursor === undefined ? undefined : readCursor(cursor);
      const { next, now, changes } = await queries.since(asked?.snapshot, MAX_CHANGES + 1);
      const answer = { next: `${shorter(next)}.${now}`, changes };
      if (cursor === undefined) return answer;
      const isLost =
        asked === undefined ||
        now - asked.at > MAX_ABSENCE_SECONDS ||
        xmaxOf(next) < xmaxOf(asked.snapshot) || // another database, or an older copy of it
        changes.length > MAX_CHANGES;
      return isLost ? { ...answer, changes: [{ id: 0, tag: EVERYTHING }] } : answer;
    },
  };
}

/** The snapshot to continue from, and its time, seconds since the epoch. */
function readCursor(cursor: string) {
  const [, snapshot, at] = /^(\d{1,19}:\d{1,19}:[\d,]*)\.(\d{1,12})$/.exec(cursor) ?? [];
  return snapshot && isSnapshot(snapshot) ? { snapshot, at: Number(at) } : undefined;
}

/** Whether PostgreSQL can parse it: running transactions lie between both ends, in order. */
function isSnapshot(text: string): boolean {
  const [xmin, xmax, xip] = text.split(':') as [string, string, string];
  const underWay = xip === '' ? [] : xip.split(',');
  const all = [xmin, ...underWay].map(BigInt);
  const isInOrder = all.every((one, n) => n < 2 || one > all[n - 1]!);
  const isBetween = underWay.every((one) => BigInt(one) >= all[0]! && BigInt(one) < BigInt(xmax));
  return all[0]! > 0n && all[0]! <= BigInt(xmax) && isInOrder && isBetween;
}

const xmaxOf = (snapshot: string) => BigInt(snapshot.split(':')[1]!);

/** A snapshot too long for an address is cut and sees less: some changes are repeated, with the same ids. */
const shorter = (snapshot: string) =>
  snapshot.length <= MAX_SNAPSHOT_LENGTH ? snapshot : snapshot.replace(/^(\d+):.*/, '$1:$1:');
