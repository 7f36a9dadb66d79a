import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Clock } from './clock';
import { type Limiter, memoryLimiter, type Windows } from './limiter';
import { hashSecret } from './secrets';

/**
 * A limiter of one process that survives a restart (reliability C16).
 * @param file stores the counters while no process runs; keys are hashed, because they contain addresses and ids
 */
export function fileBackedLimiter(
  file: string,
  clock: Clock,
): Limiter & { close(): Promise<void> } {
  const windows = read(file);
  const limiter = memoryLimiter(clock, windows);
  return {
    hit: (key, max, seconds) => limiter.hit(hashSecret(key), max, seconds),
    reached: (key, max) => limiter.reached(hashSecret(key), max),

    async close() {
      const now = clock.now().getTime();
      const open = [...windows].filter(([, { ends }]) => ends > now);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(open), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
  };
}

/** A broken file is ignored: counters expire within a day, but the process must start. */
function read(file: string): Windows {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing && !(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    return new Map();
  }
}
