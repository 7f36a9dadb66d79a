/**
 * Routes that edges, balancers and Prometheus ask all day, as one regular expression. What visitors meet is
 * traced, shown and alerted of without them: they are most requests, and would hide it.
 */
export const ASKED_BY_PROCESSES = '/page-changes|/metrics|/edge/.*|/api/health/.*';
