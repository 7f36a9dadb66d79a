import type { ReleaseHealth } from './readReport';

/** When a canary is given up. */
export interface Bounds {
  /** Largest share of tries that may fail, 0 to 1. */
  maxFail: number;
  /** With fewer tries than this nothing is decided: one bad day of one browser is no release's. */
  atLeast: number;
}

/** How a release stands at this moment. */
export interface Verdict {
  tries: number;
  failed: number;
  /** True when too many failed. */
  bad: boolean;
  /** One line for people. */
  words: string;
}

/** Judges what is known of a release; one nobody has tried yet is not bad. Pure. */
export function judgeHealth(health: ReleaseHealth | undefined, bounds: Bounds): Verdict {
  if (!health) return { tries: 0, failed: 0, bad: false, words: 'nobody has tried it yet' };
  const { loads, failures } = health;
  const tries = loads + failures.load;
  const failed = failures.load + failures.render + failures.runtime;
  const bad = tries >= bounds.atLeast && failed > bounds.maxFail * tries;
  return { tries, failed, bad, words: describeHealth(health) };
}

/** How a release fared, in words. */
export function describeHealth({ loads, failures, classes, ms, bytes }: ReleaseHealth): string {
  const { load, render, runtime } = failures;
  const kinds = Object.entries(classes).map(([name, count]) => `${name} ${count}`);
  const which = kinds.length > 0 ? ` (${kinds.join(', ')})` : '';
  const cost = [
    ms && `${Math.round(ms.p50)} ms (p95 ${Math.round(ms.p95)})`,
    bytes !== null && `${(bytes / 1000).toFixed(1)} kB`,
  ].filter(Boolean);
  return [
    `${loads} loads`,
    `failed ${load} loading, ${render} rendering, ${runtime} running${which}`,
    ...cost,
  ].join('; ');
}
