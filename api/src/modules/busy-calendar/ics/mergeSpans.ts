import type { Span } from '../../scheduling/localTime';
import { TooManyDates } from './expand';

const MAX_SPANS = 5_000; // of one calendar

/**
 * Merges overlapping or adjacent spans, sorted and cut to a window.
 * @throws TooManyDates
 */
export function mergeSpans(spans: Span[], window: Span): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, Math.min(end, window.end));
    else merged.push({ start: Math.max(start, window.start), end: Math.min(end, window.end) });
  }
  if (merged.length > MAX_SPANS) throw new TooManyDates();
  return merged;
}
