/**
 * Routes that edges, balancers and Prometheus poll, as one regular expression. Traces, dashboards and alerts leave them
 * out, because they are most requests and would hide those of visitors.
 */
export const ASKED_BY_PROCESSES = '/page-changes|/metrics|/edge/.*|/api/health/.*';
