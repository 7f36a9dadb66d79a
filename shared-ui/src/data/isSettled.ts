/** Whether a query has data or has failed. It may be fetching again. */
export const isSettled = ({ data, isError }: { data?: unknown; isError: boolean }): boolean =>
  data !== undefined || isError;
