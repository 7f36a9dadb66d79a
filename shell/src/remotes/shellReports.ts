import type { Beacon, SendBeacon } from './beacon';
import { transferSizeOf } from './transferSizeOf';

/** The reports about the shell's own release that the api gets, beside those about remotes. */
interface ShellReports {
  /** The frame is on the screen. */
  started(): void;
  /** Sends a report about a remote; the first failure counts against the shell as well. */
  beacon: SendBeacon;
}

/**
 * A shell is assessed by its pages: one that starts, and in which no remote works, is no good shell. A remote
 * that is bad itself fails in canary and stable shell alike, and changes no comparison.
 * @param id release of the shell; undefined where the document does not say
 */
export function shellReports(id: string | undefined, send: SendBeacon): ShellReports {
  const own = (beacon: Omit<Beacon, 'remote' | 'id'>) => {
    if (id !== undefined) send({ remote: 'shell', id, ...beacon });
  };
  let hasFailed = false;
  return {
    started() {
      const ms = performance.now();
      const bytes = transferSizeOf('shell', id ?? '');
      own({ phase: 'load', ok: true, ms, bytes, interactive: Math.round(ms) });
    },
    beacon(report) {
      send(report);
      const counts = report.phase === 'load' || report.phase === 'render';
      if (report.ok || !counts || hasFailed) return;
      hasFailed = true;
      own({ phase: 'render', ok: false, errorClass: report.errorClass });
    },
  };
}
