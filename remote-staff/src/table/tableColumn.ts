import type { ReactNode } from 'react';

/** A column of a table of staff. */
export interface TableColumn<Row> {
  id: string;
  heading: string;
  cell: (row: Row) => ReactNode;
  /** What the api orders by, when it can. */
  sort?: string;
  /** Not there until somebody chooses it. */
  extra?: boolean;
  /** Its cells are times by the reader's clock, which the table then names. */
  timed?: boolean;
  /** Stands at the end of the line: figures. */
  end?: boolean;
}

/** A filter above a table: one of several, by its parameter in the address. */
export interface TableFilter {
  param: string;
  label: string;
  /** Lets everything through, e.g. 'All seasons'. */
  all: string;
  options: readonly { value: string; label: string }[];
}
