/** A query without what it found for the last filter: under a new one that would be somebody else's list. */
export const currentOnly = <Query extends { data?: unknown; currentData?: unknown }>(
  query: Query,
): Query => ({ ...query, data: query.currentData });
