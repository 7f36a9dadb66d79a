import type {
  HistoryPath,
  HistoryQuery,
  RecordEntry,
  RecordQuery,
  StaffRecord,
} from 'contract/wire/staff.contract';
import type { z } from 'zod';
import { DAY } from '../../app/clock';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { readCursor, readRecord, searchFor } from '../record/readRecord';
import type { RecordFilter } from '../record/recordConditions';
import { printSubject } from '../record/subjects';

const PAGE_SIZE = 50;
const MAX_EXPORTED_ROWS = 10_000;
const EXPORT_PAGE_SIZE = 1_000;

/** The record of acts, by the caller's scopes. */
export function recordService({ db }: Pick<Deps, 'db'>) {
  async function filterOf(viewer: Viewer, query: RecordQuery): Promise<RecordFilter> {
    const { search, act, by, from, to } = query;
    return {
      ...seenBy(viewer, query),
      act,
      by,
      from: from === undefined ? undefined : new Date(from),
      until: to === undefined ? undefined : new Date(Date.parse(to) + DAY),
      search: search === undefined ? undefined : await searchFor(db, search),
    };
  }

  return {
    async search(viewer: Viewer, query: RecordQuery): Promise<StaffRecord> {
      return readRecord(db, await filterOf(viewer, query), PAGE_SIZE);
    },

    /** The newest rows up to the maximum, in batches. */
    async *export(viewer: Viewer, query: RecordQuery): AsyncGenerator<RecordEntry[]> {
      const filter = await filterOf(viewer, query);
      for (let rows = 0; rows < MAX_EXPORTED_ROWS; rows += EXPORT_PAGE_SIZE) {
        const { data, next_before: next } = await readRecord(db, filter, EXPORT_PAGE_SIZE);
        yield data;
        if (next === null) return;
        filter.before = readCursor(next);
      }
    },

    async history(
      viewer: Viewer,
      thing: z.infer<typeof HistoryPath>,
      query: z.infer<typeof HistoryQuery>,
    ): Promise<StaffRecord> {
      const filter = { ...seenBy(viewer, query), subject: printSubject(thing) };
      return readRecord(db, filter, PAGE_SIZE);
    },
  };
}

/** An owner sees everything; others see acts of their scopes. */
function seenBy(
  { scopes }: Viewer,
  { before, effect }: z.infer<typeof HistoryQuery>,
): RecordFilter {
  const isOwner = scopes.includes('owner');
  return {
    scopes: isOwner ? undefined : scopes,
    withSecurity: isOwner || scopes.includes('people'),
    onlyChanges: effect === 'changes',
    before: before === undefined ? undefined : readCursor(before),
  };
}
