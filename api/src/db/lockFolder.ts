import { readFile, rm, writeFile } from 'node:fs/promises';
import { lock } from 'proper-lockfile';

/** Another process has the folder; the message is for the operator. */
export class FolderLocked extends Error {}

const HEARTBEAT_TIMEOUT_MS = 30_000; // longer than the longest query may block the heartbeat
const DEAD_HOLDER_TIMEOUT_MS = 2_000;
/** The holder is starting, stopping, or was killed meanwhile: retries for longer than HEARTBEAT_TIMEOUT_MS. */
const UNKNOWN_HOLDER_RETRIES = { retries: 64, minTimeout: 500, factor: 1 };

/**
 * Takes a data folder for this process. PGlite itself has no lock: a second process would lose
 * everything it writes, silently.
 * @returns how to let go
 * @throws FolderLocked naming the process that has it
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
      throw new FolderLocked(
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

/** A killed process leaves its lock behind; two seconds without a heartbeat prove it is stale. */
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
  if (pid === process.pid) return false; // the number of a dead process, given to us
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
