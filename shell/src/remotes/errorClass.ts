/** Why a release did not start, as far as a browser can determine. */
type LoadErrorClass =
  | 'network' // no answer at all
  | 'gone' // the address answers, but not with the file
  | 'integrity' // the bytes are not those that were published
  | 'timeout'
  | 'execution' // its code threw while starting
  | 'sharing' // it needs a version of a shared library that this shell does not have
  | 'contract'; // it started, but has no routes

/** A failure with a known class. */
export class LoadError extends Error {
  constructor(
    readonly errorClass: LoadErrorClass,
    message: string,
    /** The error of the release's own code: the loader's frames do not show it. */
    readonly thrown?: { stack?: string },
  ) {
    super(message);
  }
}

/** Classifies errors of library sharing or webpack's chunk loader. */
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
 * Determines why a script did not load. Its error event has no details. The timing entry shows whether the server
 * responded; a response that was rejected anyway had bytes that did not match.
 */
export function classifyLoadError(url: string | undefined): LoadErrorClass {
  if (!url) return 'network';
  const entries = performance.getEntriesByName(new URL(url, location.href).href);
  const status = (entries.at(-1) as PerformanceResourceTiming | undefined)?.responseStatus;
  if (!status || status >= 500) return 'network';
  return status === 200 ? 'integrity' : 'gone';
}
