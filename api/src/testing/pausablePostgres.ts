import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signalAll } from 'server-kit/testing/signalAll';

import { installedPostgres, packagedPostgres } from './postgresPrograms';
import { type PostgresServer, startPostgres } from './postgresServer';

/** A PostgreSQL server of one test file that can hang like an overloaded machine. */
export interface PausablePostgres extends PostgresServer {
  /** Stops all of its processes: connections stay open, but get no responses. */
  pause(): void;
  resume(): void;
}

export async function pausablePostgres(): Promise<PausablePostgres> {
  return pausable(await startPostgres(installedPostgres() ?? packagedPostgres()));
}

/** Adds pausing to a running server. */
export function pausable<Server extends PostgresServer>(server: Server): Server & PausablePostgres {
  const paused: number[] = [];
  const resume = () => {
    signalAll(paused.splice(0), 'SIGCONT');
  };
  let stopped: Promise<void> | undefined;
  const stop = () => {
    resume(); // a stopped process cannot exit
    return server.stop();
  };
  return {
    ...server,
    pause() {
      const parent = postmaster(server.data);
      paused.push(...freeze([parent]));
      // A process list omits a process when another one exits during the listing, so this repeats until there is no new
      // one.
      for (let found = [parent]; found.length > 0; ) {
        found = childrenOf(parent).filter((pid) => !paused.includes(pid));
        paused.push(...freeze(found));
      }
    },
    resume,
    async stop() {
      stopped ??= stop();
      await stopped;
    },
  };
}

/** The postmaster's pid. */
const postmaster = (data: string) =>
  Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** @returns the same pids, all stopped: on a busy machine a process continues for a while after the signal */
function freeze(pids: readonly number[]): readonly number[] {
  signalAll(pids, 'SIGSTOP');
  while (pids.some(goesOn));
  return pids;
}

/** A process that has exited counts as stopped. */
function goesOn(pid: number): boolean {
  try {
    return !/^[TZ]/.test(stateOf(pid));
  } catch {
    return false; // no process has that id any more
  }
}

const stateOf = (pid: number) =>
  process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/status`, 'utf8').split('State:')[1]!.trim()
    : execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' }).trim();

/** Backends and auxiliary processes. The server is not asked, because it may be too busy to respond. */
function childrenOf(pid: number): number[] {
  const list =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return list.split(/\s+/).filter(Boolean).map(Number);
}
