import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keepKey } from './installationKey';

it('is kept in the data folder, for its owner alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'keys-'));
  const key = keepKey(dataDir);

  expect(key.length).toBeGreaterThanOrEqual(32);
  expect(keepKey(dataDir)).toBe(key);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  rmSync(dataDir, { recursive: true });
});
