import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Clock } from './clock';
import { type Limiter, memoryLimiter, type Windows } from './limiter';
import { hashSecret } from './secrets';

/**
 * Limits of one process that a restart does not lift (reliability C16).
 * @param file holds them while no process runs: hashes, because keys name addresses and people
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

/** A broken file counts as none: what it held ends within a day, a start must not. */
function read(file: string): Windows {
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing && !(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    return new Map();
  }
}
