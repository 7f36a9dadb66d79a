import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * An empty folder, removed with all it holds when the run of Jest ends, or, outside of Jest, when
 * the process ends.
 * @param name what it begins with
 */
export function temporaryFolder(name: string): string {
  const run = process.env.TEST_FOLDER;
  const folder = mkdtempSync(join(run ?? tmpdir(), `${name}-`));
  if (!run) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
