/** A query without the data of the last arguments: under a new filter that would be the wrong list. */
export const currentOnly = <Query extends { data?: unknown; currentData?: unknown }>(
  query: Query,
): Query => ({ ...query, data: query.currentData });
