import { spawn } from 'node:child_process';

/** Works in short bursts, and exits when its parent process has exited. */
const BUSY_SCRIPT = `
  const parent = process.ppid;
  (function work() {
    for (const end = Date.now() + 100; Date.now() < end;);
    if (process.ppid === parent) setImmediate(work);
  })();`;

/** Keeps processors busy with processes that do nothing else. @returns stops them */
export function keepBusy(processes: number): () => void {
  const busy = Array.from({ length: processes }, () =>
    spawn(process.execPath, ['-e', BUSY_SCRIPT], { stdio: 'ignore' }),
  );
  return () => {
    for (const one of busy) one.kill();
  };
}
