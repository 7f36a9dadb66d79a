import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import type { CanaryVerdict } from '../canary-analysis/sequential';

export function describeHealth({
  loads,
  failures,
  classes,
  ms,
  bytes,
  vitals,
}: ReleaseHealth): string {
  const { load, render, runtime } = failures;
  const kinds = Object.entries(classes).map(([name, count]) => `${name} ${count}`);
  const which = kinds.length > 0 ? ` (${kinds.join(', ')})` : '';
  const { lcp, inp, cls, interactive } = vitals;
  const cost = [
    ms && `${Math.round(ms.p50)} ms (p95 ${Math.round(ms.p95)})`,
    bytes !== null && `${(bytes / 1000).toFixed(1)} kB`,
    interactive && `interactive ${Math.round(interactive.p75)} ms`,
    lcp && `LCP ${Math.round(lcp.p75)} ms`,
    inp && `INP ${Math.round(inp.p75)} ms`,
    cls && `CLS ${(cls.p75 / 1000).toFixed(2)}`,
  ].filter(Boolean);
  return [
    `${loads} loads`,
    `failed ${load} loading, ${render} rendering, ${runtime} running${which}`,
    ...cost,
  ].join('; ');
}

export function describeVerdict({ worseIn, cleared, canary, stable }: CanaryVerdict): string {
  const figures =
    `${canary.failed} of ${canary.visits} visits failed, ` +
    `${stable.failed} of ${stable.visits} of the stable release`;
  if (worseIn) return `${figures}: worse in ${worseIn}`;
  return `${figures}: ${cleared ? 'as good' : 'not decided yet'}`;
}
