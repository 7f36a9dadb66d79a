import type { SendBeacon } from './beacon';
import { describeError } from './describeError';

/** Per page: a broken timer would report one error a second. */
const MAX_REPORTS = 5;

/**
 * Reports errors of releases that no boundary catches: in handlers, timers, promises. The topmost stack frame with an
 * address in a release names package and release.
 * @param base address of the releases, from the registry
 */
export function reportUncaught(base: string, beacon: SendBeacon): void {
  const { href } = new URL(base, location.href);
  const reported = new Set<string>();

  function report(error: unknown) {
    const [, remote, id] = frameOf(String((error as Partial<Error>)?.stack), href) ?? [];
    const described = describeError(error);
    const { message } = described;
    if (!remote || !id || reported.size >= MAX_REPORTS || reported.has(message)) return;
    // The loader reports a release that is not loaded yet.
    if (remote !== 'shell' && window.__MFE__?.loaded[remote] !== id) return;
    reported.add(message);
    beacon({ remote, id, phase: 'runtime', ok: false, ...described });
  }

  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}

function frameOf(stack: string, base: string): string[] | null {
  const literal = base.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${literal}([\\w-]+)/([\\w.-]+)/`).exec(stack);
}
