import { useMemo } from 'react';

export interface RowNames<Row> {
  nameOf: (row: Row) => string;
  /** What tells apart rows with equal names, if there can be any. */
  distinctionOf?: (row: Row) => string;
}

/** Names of rows for their controls: of rows with equal names they contain what tells them apart, too. */
export function useUniqueNames<Row>(
  rows: readonly Row[],
  { nameOf, distinctionOf }: RowNames<Row>,
): (row: Row) => string {
  return useMemo(() => {
    const seen = new Set<string>();
    const shared = new Set<string>();
    for (const name of rows.map(nameOf)) (seen.has(name) ? shared : seen).add(name);

    return (row) => {
      const name = nameOf(row);
      return shared.has(name) && distinctionOf ? `${name}, ${distinctionOf(row)}` : name;
    };
  }, [rows, nameOf, distinctionOf]);
}
