import { setTimeout as sleep } from 'node:timers/promises';
import { reportStep } from 'server-kit/bin/progress.mjs';
import { type Impact, impactOf, impactText } from '../load/Impact';
import { KINDS, type Kind, type Load } from '../load/Load';
import { startLoad } from '../load/startLoad';
import { failuresOf } from '../setup/failures';
import { startMachine } from '../setup/machine';
import { type ReadyCluster, withCluster } from '../setup/withCluster';
import { Databases } from './databases';
import { keepReserve, mountDisk, unmountDisk } from './disk';
import { allFaults, type Fault } from './faults';
import { runIsolated } from './runIsolated';

/** Without failures for this long, a fault counts as over; in milliseconds. */
const QUIET_MS = 4_000;
const RECOVERY_TIMEOUT_MS = 90_000;

/**
 * `npm run cluster -- failing-over [part of a name …]`: causes every fault once under a load of readers and writers,
 * then looks for every acknowledged write.
 */
export async function failingOver(...names: string[]): Promise<number> {
  const apart = await runIsolated();
  if (apart !== undefined) return apart;
  const machine = await startMachine();
  const disks: string[] = [];
  let isKept = false;
  const code = await withCluster(
    {
      machine,
      prepare(folder) {
        for (const name of ['database-1', 'database-2', 'database-3']) {
          disks.push(folder(name));
          mountDisk(disks.at(-1)!);
        }
      },
      tidy: () => disks.forEach(unmountDisk),
    },
    async (ready) => {
      const databases = new Databases(ready);
      for (const { name } of ready.ports.databases) keepReserve(ready.cluster, name);
      const faults = allFaults({ ...ready, databases, machine }).filter(
        ({ name }) => names.length === 0 || names.some((part) => name.includes(part)),
      );
      isKept = await failAll(ready, databases, faults);
    },
  );
  machine.stop();
  return code === 0 && isKept ? 0 : 1;
}

/** @returns whether no acknowledged write was lost and everything recovered */
async function failAll(
  ready: ReadyCluster,
  databases: Databases,
  faults: readonly Fault[],
): Promise<boolean> {
  const { load, ledger, lost } = await startLoad(ready, true);
  const haproxyOutput = failuresOf(ready);
  const outcomes: Outcome[] = [];
  try {
    await settle(load, databases);
    for (const fault of faults) {
      reportStep(fault.name);
      if (fault.prepare) {
        await fault.prepare();
        await settle(load, databases);
      }
      const before = ledger.acknowledged;
      load.calls.length = 0;
      const since = performance.now();
      await fault.happen();
      const isWhole = await settle(load, databases);
      const whole = isWhole ? (performance.now() - QUIET_MS - since) / 1_000 : undefined;
      const seen = impactOf(load.calls, since);
      const acknowledged = ledger.acknowledged - before;
      outcomes.push({ fault: fault.name, seen, lost: await lost(), acknowledged, whole });
      console.log(tableOf(outcomes.slice(-1)).split('\n').at(-1));
      for (const line of haproxyOutput()) console.log(`  ${line}`);
    }
  } finally {
    load.stop();
  }
  console.log(tableOf(outcomes));
  return outcomes.every(({ lost, whole }) => lost === 0 && whole !== undefined);
}

/** Waits until the databases are complete and no call fails. @returns whether that happened in time */
async function settle(load: Load, databases: Databases): Promise<boolean> {
  const end = performance.now() + RECOVERY_TIMEOUT_MS;
  await databases.untilWhole();
  while (performance.now() < end) {
    await sleep(QUIET_MS);
    const since = performance.now() - QUIET_MS;
    const late = load.calls.filter((call) => call.end > since);
    if (late.length > 0 && late.every(({ failure }) => failure === undefined)) return true;
  }
  return false;
}

export interface Outcome {
  fault: string;
  seen: Record<Kind, Impact>;
  /** Acknowledged writes that are missing in the database. */
  lost: number;
  acknowledged: number;
  /** From the beginning of the fault to complete recovery, in seconds; undefined when that took too long. */
  whole: number | undefined;
}

/**
 * The table of docs/reliability.md: failed calls, then after a plus those that were running when the fault began, and
 * for how long calls failed.
 */
export function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ fault, seen, lost, acknowledged, whole }) => [
    fault,
    ...KINDS.map((kind) => impactText(seen[kind])),
    `${lost} of ${acknowledged}`,
    whole === undefined ? 'did not come back' : `${whole.toFixed(0)} s`,
  ]);
  const head = ['fault', ...KINDS, 'acknowledged writes lost', 'as before after'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
