const READS = ['GET', 'HEAD', 'OPTIONS'];

/** @param method of a route, or all of its methods */
export const mayWrite = (method: string | string[]): boolean =>
  [method].flat().some((one) => !READS.includes(one));
