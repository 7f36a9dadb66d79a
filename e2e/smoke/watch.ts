import type { ConsoleMessage, Page, Request } from '@playwright/test';

/** The api of a trial responds at once: a call that takes longer shows a busy machine, milliseconds. */
const SLOW_CALL_MS = 5_000;

/** Collects the console messages and requests of an open page. */
export function watch(page: Page, origin: string) {
  const faults: string[] = [];
  const loaded = new Set<string>();
  const calls = new Set<string>();
  const underWay = new Map<Request, number>();
  let wasSlow = false;
  const isSlow = (begun: number) => Date.now() - begun > SLOW_CALL_MS;
  page.on('pageerror', (error) => faults.push(`the page threw: ${firstLine(String(error))}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && !isFailedCall(line)) {
      faults.push(`the console says: ${firstLine(line.text())}`);
    }
  });
  let documents = 0;
  page.on('request', (request) => {
    const url = new URL(request.url());
    const [, remote] = /^\/releases\/(remote-[\w-]+)\//.exec(url.pathname) ?? [];
    if (remote) loaded.add(remote);
    if (/^\/api\//.test(url.pathname) && !REPORT_PATHS.test(url.pathname)) {
      calls.add(url.pathname);
      underWay.set(request, Date.now());
    }
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) {
      faults.push(`it asks ${url.origin}`);
    }
    if (url.pathname === '/api/logout') faults.push('it signs the reader out');
    const isDocument = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isDocument && ++documents > 1) faults.push(`it goes to ${url.pathname} by itself`);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => {
      wasSlow ||= isSlow(underWay.get(request) ?? Date.now());
      underWay.delete(request);
    });
  }
  page.on('popup', () => faults.push('it opens a window'));
  page.on('dialog', (dialog) => {
    faults.push('it opens a dialog of the browser');
    void dialog.dismiss();
  });
  const hadSlowCall = () => wasSlow || [...underWay.values()].some(isSlow);
  return { faults, loaded, calls, underWay, hadSlowCall };
}

/** Reports that a page sends without reading the response. */
const REPORT_PATHS = /^\/api\/(beacons|beacons\/batch|page-views|consents)$/;

/** The pictures in generated responses do not exist. */
const isFailedCall = (line: ConsoleMessage) =>
  /^Failed to load resource/.test(line.text()) && /\/media\//.test(line.location().url);

/** The first line of an error, truncated. */
export const firstLine = (text: string) => text.split('\n', 1)[0]!.slice(0, 300);
