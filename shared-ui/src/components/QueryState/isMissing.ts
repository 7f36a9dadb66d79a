/**
 * Whether a read failed because there is nothing at its address for this reader: a retry would not help. The api
 * answers 422 to what is no id.
 */
export const isMissing = (failure: object | undefined): boolean =>
  failure !== undefined && 'status' in failure && [404, 422].includes(Number(failure.status));
