import type { ReactNode } from 'react';

/** A column of a table of staff. */
export interface TableColumn<Row> {
  id: string;
  heading: string;
  /** @param name unique in the table */
  cell: (row: Row, name: string) => ReactNode;
  /** The api's sort key, if it can sort by this column. */
  sort?: string;
  /** Hidden by default. */
  extra?: boolean;
  /** Its cells are times in the reader's zone; the table then names the zone. */
  timed?: boolean;
  /** Aligned to the end: figures. */
  end?: boolean;
}

/** A select above a table, by its parameter in the address. */
export interface TableFilter {
  param: string;
  label: string;
  /** The option without a filter, e.g. 'All seasons'. */
  all: string;
  options: readonly { value: string; label: string }[];
}
