import { readFile, rm, writeFile } from 'node:fs/promises';
import { lock } from 'proper-lockfile';
import { OperatorError } from 'server-kit/log';

const HEARTBEAT_TIMEOUT_MS = 30_000; // longer than the longest query may block the heartbeat
const DEAD_HOLDER_TIMEOUT_MS = 2_000;
/** The holder is starting, stopping, or was killed: retries for longer than HEARTBEAT_TIMEOUT_MS. */
const UNKNOWN_HOLDER_RETRIES = { retries: 64, minTimeout: 500, factor: 1 };

/**
 * Locks a data folder for this process. PGlite has no lock: writes of a second process would be lost silently.
 * @returns the release function
 * @throws OperatorError naming the process that has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holderFile = `${folder}.pid`;
  const readHolder = async () => Number(await readFile(holderFile, 'utf8').catch(() => ''));
  const holder = await readHolder();
  if (holder > 0 && !isAlive(holder)) await waitForDead(folder);

  const retries = holder > 0 ? 0 : UNKNOWN_HOLDER_RETRIES;
  const release = await lock(folder, { stale: HEARTBEAT_TIMEOUT_MS, update: 1_000, retries }).catch(
    async (error) => {
      if (error.code !== 'ELOCKED') throw error;
      throw new OperatorError(
        `The data folder ${folder} is in use by the process ${(await readHolder()) || 'of another start'}. ` +
          'Stop it first, or set DATA_DIR to another folder.',
      );
    },
  );
  await writeFile(holderFile, String(process.pid));
  return async () => {
    await rm(holderFile, { force: true });
    await release();
  };
}

/** A killed process leaves its lock; two seconds without a heartbeat prove that it is stale. */
async function waitForDead(folder: string) {
  const options = {
    stale: DEAD_HOLDER_TIMEOUT_MS,
    update: 1_000,
    retries: { retries: 12, minTimeout: 250, factor: 1 },
  };
  const release = await lock(folder, options).catch(() => undefined);
  await release?.();
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false; // the id of a dead process, reused for this one
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
