import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * As server-kit/testing has it, which other repositories do not get: an empty folder, removed with all it holds when
 * the run of Jest ends; outside of Jest it stays.
 * @param name what it begins with
 */
export const temporaryFolder = (name: string): string =>
  mkdtempSync(join(process.env.TEST_FOLDER ?? tmpdir(), `${name}-`));
