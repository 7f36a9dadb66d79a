/** An act that is done to all chosen rows of a table. */
export interface ManyAct<Row> {
  /** Name of the act, e.g. `startups.publish`. */
  act: string;
  /** On its button, e.g. 'Publish'. */
  label: string;
  /** What the act is told of a row. */
  ofEach: (row: Row) => Record<string, unknown>;
  /** What it is told of all of them, and somebody has to say first. */
  asks?: {
    field: string;
    label: string;
    help?: string;
    type?: 'text' | 'number' | 'email';
    options?: readonly { value: string; label: string }[];
  };
  /** What it is told of all of them without being asked for. */
  fields?: Readonly<Record<string, unknown>>;
}
