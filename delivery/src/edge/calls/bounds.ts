const KiB = 1024;
const MiB = 1024 * KiB;

/**
 * Limits for one visitor and for all visitors together. Enough for an event hall of 500 people behind one address who
 * open a page at the same time (rule 8.30): about thirty files each, then five calls. Calls of one address wait for
 * each other and leave two thirds of the connections to everybody else. Connections of a trusted proxy are not counted.
 */
export const BOUNDS = {
  connections: 512,
  requests: { burst: 20_000, perSecond: 1_000 },
  /** Bodies that one address may send at the same time. */
  bodiesEach: 64,
  json: {
    bytes: 64 * KiB,
    /** Bytes in memory until their calls are answered, of all addresses and of one. */
    held: { all: 48 * MiB, each: 2 * MiB },
    /** Time limit for receiving the body, in milliseconds. */
    within: 10_000,
  },
  /** JSON of a staff act, which may contain a file. */
  act: { bytes: MiB, held: { all: 24 * MiB, each: 4 * MiB }, within: 30_000 },
  form: { bytes: 6 * MiB, held: { all: 96 * MiB, each: 24 * MiB }, within: 90_000 },
  /** Limits for the calls that read; those that write do not use their connections. */
  reads: {
    connections: 96,
    /** How many of them one address may use at the same time; its other calls wait. */
    each: 32,
    /** How many calls of one address may wait. */
    waiting: 4_096,
    /** Time limit for the response in milliseconds, including the wait. */
    within: 12_000,
    /**
     * How many large responses may be read at the same time, by all addresses and by one, and the time limit for
     * reading another half megabyte of one, in milliseconds: a slow phone needs 21 s.
     */
    large: { all: 48, each: 8, within: 30_000 },
  },
  writes: {
    connections: 32,
    each: 12,
    waiting: 256,
    within: 30_000,
    large: { all: 32, each: 12, within: 30_000 }, // the bounds of all writes, so that no large one is refused
  },
  /** Reports from pages (rule 8.34): they never wait behind a neighbour's logins. */
  telemetry: {
    connections: 16,
    each: 8,
    waiting: 4_096,
    within: 12_000,
    large: { all: 8, each: 4, within: 30_000 },
  },
  headersWithin: 10_000,
};

export type Bounds = typeof BOUNDS;
export type BodyBounds = Bounds['json'];
export type LaneBounds = Bounds['reads'];
