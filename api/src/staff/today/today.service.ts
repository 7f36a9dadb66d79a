import type { StaffToday } from 'contract/wire/today.contract';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { sources } from './sources/all';

const MAX_SHOWN = 5;
const MAX_COUNTED = 100;

/** Open tasks of staff (rule 11.31). */
export function todayService(deps: DbDeps) {
  return {
    async list({ scopes }: Viewer): Promise<StaffToday> {
      const data = [];
      for (const { kind, scope, find } of sources) {
        if (!scopes.includes(scope)) continue;
        const items = await find(deps, MAX_COUNTED);
        data.push({ kind, total: items.length, items: items.slice(0, MAX_SHOWN) });
      }
      return { data };
    },
  };
}
