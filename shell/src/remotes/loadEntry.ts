import { classifyLoadError, LoadError } from './errorClass';

/** A remote in webpack's wrapper: the global that its entry defines. */
export interface Container {
  /** Passes the page's shared libraries to it; once. */
  init(shareScope: object): unknown;
  /** @returns a factory of the module with this name */
  get(module: string): Promise<() => { routes?: unknown }>;
}

/** The entry of one release. */
export interface Entry {
  url: string;
  /** Name of the global. */
  container: string;
  /** Empty when there is no hash: on a development server. */
  integrity: string;
}

/**
 * Runs the entry of a release as a script; `timeout` in milliseconds.
 * @throws LoadError with the reason of a missing container
 */
export function loadEntry(entry: Entry, timeout: number): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = scriptOf(entry);
    let thrown: Error | undefined;

    const listen = ({ filename, error }: ErrorEvent) => {
      if (filename === script.src) thrown = error;
    };
    const fail = (error: Error) => {
      end();
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => {
      fail(new LoadError('timeout', `No answer within ${timeout} ms (timeout): ${entry.url}`));
    }, timeout);
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('error', listen);
    };

    window.addEventListener('error', listen);
    script.onerror = () =>
      fail(new LoadError(classifyLoadError(entry.url), `Failed: ${entry.url}`));
    script.onload = () => {
      const container = (globalThis as unknown as Record<string, Container>)[entry.container];
      if (!container) return fail(new LoadError('execution', brokenText(entry, thrown), thrown));
      end();
      resolve(container);
    };
    document.head.append(script);
  });
}

function scriptOf({ url, integrity }: Entry): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}

const brokenText = ({ url, container }: Entry, thrown: Error | undefined) =>
  `${url} left no ${container}: ${thrown?.message ?? 'no error'}`;
