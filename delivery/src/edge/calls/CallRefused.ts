/** A call that the edge refuses itself. Fastify reads status and headers from the error. */
export class CallRefused extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** One visitor exceeds their share. */
export const tooMany = () =>
  new CallRefused(429, 'Too many requests at once. Please try again in a moment.', {
    'retry-after': '2',
  });

/** All visitors together exceed the capacity: clients that repeat writes must not add load. */
export const busy = () =>
  new CallRefused(503, 'Too busy at the moment. Please try again.', { 'retry-after': '4' });

/** The api did not respond, or not in time. */
export const unreachable = () =>
  new CallRefused(503, 'The service cannot be reached at the moment. Please try again soon.', {
    'retry-after': '2',
  });
