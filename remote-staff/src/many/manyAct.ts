/** An act that is performed on all chosen rows of a table. */
export interface ManyAct<Row> {
  /** Name of the act, e.g. `startups.publish`. */
  act: string;
  /** Label of its button, e.g. 'Publish'. */
  label: string;
  /** The act's fields for one row. */
  ofEach: (row: Row) => Record<string, unknown>;
  /** A field for all rows that staff fill in first. */
  asks?: {
    field: string;
    label: string;
    help?: string;
    type?: 'text' | 'number' | 'email';
    options?: readonly { value: string; label: string }[];
  };
  /** Constant fields for all rows. */
  fields?: Readonly<Record<string, unknown>>;
}
