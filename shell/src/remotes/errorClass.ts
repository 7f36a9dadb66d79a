/** Why a release did not start, as far as a browser can tell. */
type LoadErrorClass =
  | 'network' // no answer at all
  | 'gone' // the address answers, but not with the file
  | 'integrity' // the bytes are not those that were published
  | 'timeout'
  | 'execution' // its code threw while starting
  | 'sharing' // it needs a version of a shared library that this shell does not have
  | 'contract'; // it started, but offers no routes

/** A failure that says its class itself. */
export class LoadError extends Error {
  constructor(
    readonly errorClass: LoadErrorClass,
    message: string,
    /** What the release's own code threw: the loader's frames say nothing of it. */
    readonly thrown?: { stack?: string },
  ) {
    super(message);
  }
}

/** Sorts what the sharing of libraries or webpack's chunk loader threw. */
export function errorClassOf(error: unknown): LoadErrorClass {
  if (error instanceof LoadError) return error.errorClass;
  const { name = '', message = '', request } = (error ?? {}) as Partial<ChunkLoadError>;
  if (/does not satisfy the requirement/.test(message)) return 'sharing';
  if (/timeout/i.test(message)) return 'timeout';
  return name === 'ChunkLoadError' ? classifyLoadError(request) : 'execution';
}

interface ChunkLoadError extends Error {
  /** Address of the chunk. */
  request: string;
}

/**
 * Why a script did not come. Its error event says nothing; the timing entry tells whether the
 * server answered, and an answer that was refused all the same is one whose bytes did not match.
 */
export function classifyLoadError(url: string | undefined): LoadErrorClass {
  if (!url) return 'network';
  const entries = performance.getEntriesByName(new URL(url, location.href).href);
  const status = (entries.at(-1) as PerformanceResourceTiming | undefined)?.responseStatus;
  if (!status || status >= 500) return 'network';
  return status === 200 ? 'integrity' : 'gone';
}
