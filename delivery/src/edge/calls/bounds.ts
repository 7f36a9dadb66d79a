/** Limits for one visitor and for all visitors together. */
export interface Bounds {
  /** Connections per address. */
  connections: number;
  /** Requests per address: a burst, then so many per second. */
  requests: { burst: number; perSecond: number };
  /** Bodies that one address may send at the same time. */
  bodiesEach: number;
  json: BodyBounds;
  /** JSON of a staff act, which may contain a file. */
  act: BodyBounds;
  form: BodyBounds;
  reads: LaneBounds;
  writes: LaneBounds;
  /** Reports from pages (rule 8.34): they never wait behind a neighbour's logins. */
  telemetry: LaneBounds;
  /** Time limit for a request's headers, in milliseconds. */
  headersWithin: number;
}

/** Limits for bodies of one kind. */
export interface BodyBounds {
  /** Size of one body. */
  bytes: number;
  /** Bytes in memory until their calls are answered, of all addresses and of one. */
  held: { all: number; each: number };
  /** Time limit for receiving the body, in milliseconds. */
  within: number;
}

/** Limits for the calls that read, or for those that write: neither uses the connections of the other. */
export interface LaneBounds {
  /** Connections to the api. */
  connections: number;
  /** How many of them one address may use at the same time; its other calls wait. */
  each: number;
  /** How many calls of one address may wait. */
  waiting: number;
  /** Time limit for the response in milliseconds, including the wait. */
  within: number;
  /** How many large responses may be read at the same time, by all addresses and by one. */
  large: {
    all: number;
    each: number;
    /** Time limit for reading another half megabyte of it, in milliseconds: a slow phone needs 21 s. */
    within: number;
  };
}

const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * Enough for an event hall of 500 people behind one address who open a page at the same time (rule 8.30): about thirty
 * files each, then five calls. Calls of one address wait for each other and leave two thirds of the connections to
 * everybody else. Connections of a trusted proxy are not counted.
 */
export const BOUNDS: Bounds = {
  connections: 512,
  requests: { burst: 20_000, perSecond: 1_000 },
  bodiesEach: 64,
  json: { bytes: 64 * KiB, held: { all: 48 * MiB, each: 2 * MiB }, within: 10_000 },
  act: { bytes: MiB, held: { all: 24 * MiB, each: 4 * MiB }, within: 30_000 },
  form: { bytes: 6 * MiB, held: { all: 96 * MiB, each: 24 * MiB }, within: 90_000 },
  reads: {
    connections: 96,
    each: 32,
    waiting: 4_096,
    within: 12_000,
    large: { all: 48, each: 8, within: 30_000 },
  },
  writes: {
    connections: 32,
    each: 12,
    waiting: 256,
    within: 30_000,
    large: { all: 32, each: 12, within: 30_000 }, // the bounds of all writes, so that no large one is refused
  },
  telemetry: {
    connections: 16,
    each: 8,
    waiting: 4_096,
    within: 12_000,
    large: { all: 8, each: 4, within: 30_000 },
  },
  headersWithin: 10_000,
};
