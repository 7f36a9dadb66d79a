import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * An empty folder. It is deleted with its content when the Jest run ends or, outside of Jest, when the process exits.
 * @param name prefix of the folder's name
 */
export function temporaryFolder(name: string): string {
  const run = process.env.TEST_FOLDER;
  const folder = mkdtempSync(join(run ?? tmpdir(), `${name}-`));
  if (!run) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
