import type { TableParams } from '../data/tables.endpoints';

/** Whether rows are filtered out; the order filters none. */
export const isNarrowed = ({ sort: _sort, order: _order, ...narrowing }: TableParams) =>
  Object.keys(narrowing).length > 0;
