/** One address to open, and what has to become interactive there. */
export interface Visit {
  path: string;
  /** The remote that owns the address; undefined when the shell does. */
  remote?: string;
  /** The release that is to draw it. */
  id?: string;
  /** True when only people who are signed in get there. */
  member: boolean;
  /** True when the edge has to have drawn it. */
  prerendered?: boolean;
}

/** What went wrong at an address; empty when nothing did. */
export interface Visited {
  path: string;
  faults: string[];
}

/** A product that publish checks look at: delivery builds it up, e2e/smoke opens its pages. */
export interface Trial {
  /** Where it stands, once for each shape of its answers; a page is opened in this order. */
  origins: readonly { shape: string; origin: string }[];
  visits: readonly Visit[];
  /** Who is signed in where members go, as browsers store them. */
  reader: unknown;
  /** What their browser sends along, beside the session; nothing before there was a staff area. */
  cookie?: { name: string; value: string };
}
