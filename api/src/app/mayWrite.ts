const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** @param method of a route, or all of its methods */
export const mayWrite = (method: string | string[]): boolean =>
  [method].flat().some((one) => !SAFE_METHODS.includes(one));
