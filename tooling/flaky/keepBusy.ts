import { spawn } from 'node:child_process';

/** Works in short bursts, and ends when its parent process has ended. */
const BUSY_SCRIPT = `
  const parent = process.ppid;
  (function work() {
    for (const end = Date.now() + 100; Date.now() < end;);
    if (process.ppid === parent) setImmediate(work);
  })();`;

/** Keeps processors busy by processes that do nothing else. @returns ends them */
export function keepBusy(processes: number): () => void {
  const busy = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['-e', BUSY_SCRIPT], { stdio: 'ignore' }),
  );
  return () => {
    for (const one of busy) one.kill();
  };
}
