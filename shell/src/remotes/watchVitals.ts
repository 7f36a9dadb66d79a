import type { SendBeacon } from './beacon';

/** Layout shifts within this interval count as one, up to the length of a window. */
const MAX_SHIFT_GAP_MS = 1_000;
const MAX_SHIFT_WINDOW_MS = 5_000;
/** Users do not notice a shorter delay. */
const MIN_EVENT_MS = 16;

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/**
 * Measures the performance of the document's first page, and reports it when the page is left or hidden.
 * @param subjects the releases that rendered it, as far as they are known
 */
export function watchVitals(
  subjects: () => { remote: string; id: string }[],
  beacon: SendBeacon,
): void {
  const { pathname } = location;
  const vitals: { lcp?: number; inp?: number; cls?: number } = {};
  const shifts = { from: 0, last: 0, sum: 0 };

  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = Math.round(startTime);
    if (measures('layout-shift')) vitals.cls ??= 0;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    const goesOn =
      startTime - shifts.last < MAX_SHIFT_GAP_MS && startTime - shifts.from < MAX_SHIFT_WINDOW_MS;
    if (!goesOn) Object.assign(shifts, { from: startTime, sum: 0 });
    shifts.last = startTime;
    shifts.sum += value;
    vitals.cls = Math.max(vitals.cls ?? 0, Math.round(shifts.sum * 1000));
  });
  observe('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming & {
      interactionId?: number;
    };
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, Math.round(duration));
  });

  function observe(type: string, take: (entry: PerformanceEntry) => void) {
    if (!measures(type)) return;
    const observer = new PerformanceObserver((list) => {
      // Later entries belong to another page, and maybe to another release.
      if (location.pathname === pathname) list.getEntries().forEach(take);
    });
    observer.observe({ type, buffered: true, durationThreshold: MIN_EVENT_MS } as object);
  }

  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden' || vitals.lcp === undefined) return;
    document.removeEventListener('visibilitychange', send);
    for (const release of subjects()) beacon({ ...release, phase: 'vitals', ok: true, ...vitals });
  });
}

const measures = (type: string) =>
  globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type);
