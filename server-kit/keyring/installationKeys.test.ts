import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { temporaryFolder } from '../testing/temporaryFolder';
import { dropKeys, keepKeyring, rotateKeyring } from './installationKeys';

let dataDir: string;
beforeEach(() => {
  dataDir = temporaryFolder('keys');
});

const ids = () => keepKeyring(dataDir).all.map(({ id }) => id);
const file = () => join(dataDir, 'secret.key');

describe('the key of an installation', () => {
  it('is stored in the data folder, readable by its owner alone', () => {
    const { current } = keepKeyring(dataDir);

    expect(current.secret.length).toBeGreaterThanOrEqual(32);
    expect(keepKeyring(dataDir).current).toEqual(current);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  it('gets a new first key, and stays until it is dropped', () => {
    const first = keepKeyring(dataDir).current;
    expect(first.id).toBe('0');
    const second = rotateKeyring(dataDir).current;
    rotateKeyring(dataDir);

    expect(ids()).toEqual(['2', '1', '0']);
    expect(keepKeyring(dataDir).find('0')).toEqual(first);
    expect(keepKeyring(dataDir).find('1')).toEqual(second);
    expect(dropKeys(dataDir, ['0']).all.map(({ id }) => id)).toEqual(['2', '1']);
    expect(ids()).toEqual(['2', '1']);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
  });

  it('names its file when it is damaged', () => {
    writeFileSync(file(), '');
    expect(() => keepKeyring(dataDir)).toThrow(
      /^\/\S+secret\.key must be 32 or more random .*\. Restore it from a backup/,
    );
  });

  it('from an earlier version stays unchanged', () => {
    const secret = 'an-earlier-version-kept-it-so-0123456789';
    writeFileSync(file(), secret);
    expect(keepKeyring(dataDir).all).toEqual([{ id: '0', secret }]);
    rotateKeyring(dataDir);
    expect(readFileSync(file(), 'utf8')).toContain(`0:${secret}\n`);
  });
});
