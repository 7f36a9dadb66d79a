import type { Beacon, SendBeacon } from './beacon';
import { transferSizeOf } from './transferSizeOf';

/** Reports about the shell's own release, in addition to those about remotes. */
interface ShellReports {
  /** The frame is visible. */
  started(): void;
  /** Sends a report about a remote; the first failure counts against the shell as well. */
  beacon: SendBeacon;
}

/**
 * A shell is assessed by its pages: a shell that starts, but in which no remote works, is bad. A bad remote fails in
 * canary and stable shell alike, so it does not affect the comparison.
 * @param id release of the shell; undefined when the document does not contain it
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
