import { type Call, KINDS, type Kind } from './Load';

export interface Impact {
  calls: number;
  /** Failed calls that were running when it began. */
  underWay: number;
  /** Failed calls that began later. */
  later: number;
  /** From the first to the last of the later ones, in seconds. */
  seconds: number;
  slowest: number;
  reasons: Record<string, number>;
}

/** @param since when it began @param calls that ended after that */
export function impactOf(calls: readonly Call[], since: number): Record<Kind, Impact> {
  const of = (kind: Kind) =>
    summarize(
      calls.filter((call) => call.kind === kind),
      since,
    );
  return Object.fromEntries(KINDS.map((kind) => [kind, of(kind)])) as Record<Kind, Impact>;
}

function summarize(calls: readonly Call[], since: number): Impact {
  const failed = calls.filter(({ failure }) => failure !== undefined);
  const later = failed.filter(({ start }) => start >= since).map(({ start }) => start);
  const reasons: Record<string, number> = {};
  for (const { failure } of failed) reasons[failure!] = (reasons[failure!] ?? 0) + 1;
  const well = calls.filter(({ failure }) => failure === undefined);
  return {
    calls: calls.length,
    underWay: failed.length - later.length,
    later: later.length,
    seconds: later.length > 0 ? (Math.max(...later) - Math.min(...later)) / 1_000 : 0,
    slowest: Math.max(0, ...well.map(({ start, end }) => (end - start) / 1_000)),
    reasons,
  };
}

/** Failed calls, those running at the beginning after a plus, of all; for how long; why. */
export function impactText({ calls, underWay, later, seconds, slowest, reasons }: Impact): string {
  const slow = `slowest ${slowest.toFixed(1)} s`;
  if (underWay + later === 0) return `0 of ${calls}; ${slow}`;
  const why = Object.entries(reasons).map(([reason, count]) => `${count} ${reason}`);
  return `${later} + ${underWay} of ${calls}, ${seconds.toFixed(1)} s (${why.join(', ')}); ${slow}`;
}
