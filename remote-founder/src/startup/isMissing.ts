/** Whether there is no such startup, or none of the reader's. */
export const isMissing = (failure: object | undefined): boolean =>
  failure !== undefined && 'status' in failure && failure.status === 404;
