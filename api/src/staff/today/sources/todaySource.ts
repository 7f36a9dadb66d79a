import type { StaffScope } from 'contract/wire/staff.contract';
import type { TodayItem, TodayKind } from 'contract/wire/today.contract';
import type { DbDeps } from '../../../deps/deps';

/** One kind of open tasks; a new kind is a file beside the others and a line in `all.ts`. */
export interface TodaySource {
  kind: TodayKind;
  /** The scope that sees it. */
  scope: StaffScope;
  /** The most urgent first. @param limit maximum */
  find(deps: DbDeps, limit: number): Promise<TodayItem[]>;
}
