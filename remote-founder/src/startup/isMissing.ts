/** Whether the startup does not exist, or the reader is not on its team. */
export const isMissing = (failure: object | undefined): boolean =>
  failure !== undefined && 'status' in failure && failure.status === 404;
