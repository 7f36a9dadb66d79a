import type { SendBeacon } from './beacon';
import { describeError } from './describeError';

/** Of one page: a broken timer would report one a second. */
const MAX_REPORTS = 5;

/**
 * Reports what releases throw where no boundary catches it: handlers, timers, promises. The address
 * in the topmost frame of the stack that is a release's names package and release.
 * @param base where releases lie, as the registry says
 */
export function reportUncaught(base: string, beacon: SendBeacon): void {
  const { href } = new URL(base, location.href);
  const reported = new Set<string>();

  function report(error: unknown) {
    const [, remote, id] = frameOf(String((error as Partial<Error>)?.stack), href) ?? [];
    const described = describeError(error);
    const { message } = described;
    if (!remote || !id || reported.size >= MAX_REPORTS || reported.has(message)) return;
    // A release that has not arrived yet is the loader's to tell of.
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
