/** A query without the data of its previous arguments: after a filter change that would be the wrong list. */
export const currentOnly = <Query extends { data?: unknown; currentData?: unknown }>(
  query: Query,
): Query => ({ ...query, data: query.currentData });
