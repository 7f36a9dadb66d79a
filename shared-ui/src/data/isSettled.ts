/** Whether a query has said what it can: its data, or that it failed. It may ask again meanwhile. */
export const isSettled = ({ data, isError }: { data?: unknown; isError: boolean }): boolean =>
  data !== undefined || isError;
