/** One address to open, and what must become interactive there. */
export interface Visit {
  path: string;
  /** The remote that owns the address; undefined when the shell does. */
  remote?: string;
  /** The release that must render it. */
  id?: string;
  /** True when only signed-in people may open it. */
  member: boolean;
  /** True when the edge must have prerendered it. */
  prerendered?: boolean;
}

/** The problems found at an address; empty when there are none. */
export interface Visited {
  path: string;
  faults: string[];
}

/** A running product for the publish checks: delivery sets it up, and e2e/smoke opens its pages. */
export interface Trial {
  /** Its base URLs, one per shape of the api's responses; each page is opened at all of them in this order. */
  origins: readonly { shape: string; origin: string }[];
  visits: readonly Visit[];
  /** The session of the signed-in member, in the form that browsers store. */
  reader: unknown;
  /**
   * The cookie that the member's browser sends in addition to the session; missing in versions older than the staff
   * area.
   */
  cookie?: { name: string; value: string };
}
