import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { runMfe } from '../testing/runMfe';

let folder: string;

/** Runs one command as a person, with that person's key. */
const mfe = (person: string, line: string) =>
  runMfe(line.split(' '), {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    STORE_URL: join(folder, 'store'),
    MFE_TRUST: join(folder, 'trust.json'),
    MFE_KEY_FILE: join(folder, `${person}.key`),
  });

beforeEach(() => {
  folder = temporaryFolder('keys');
});

it('a key is for its owner alone, never overwritten, and never in the store', async () => {
  await mfe('ana', 'keys new');
  expect(statSync(join(folder, 'ana.key')).mode & 0o777).toBe(0o600);
  await expect(mfe('ana', 'keys new')).rejects.toThrow('already exists');
  const inStore = `keys new --file ${folder}/store/a.key`;
  await expect(mfe('ana', inStore)).rejects.toThrow('is in the store');
});

it('a public key is added unchanged, whatever it begins with', async () => {
  const shown = (await mfe('ana', 'keys new')).split(' ').pop()!;
  expect(shown).toMatch(/^ed25519:[\w-]{43}$/);
  for (const key of [shown, `ed25519:-${'A'.repeat(42)}`]) {
    expect(await mfe('ana', `keys add remote-x ana ${key}`)).toContain('ana@remote-x');
  }
  expect(readFileSync(join(folder, 'trust.json'), 'utf8')).not.toContain('PRIVATE');

  const { keys } = JSON.parse(await mfe('ana', 'keys list --json'));
  expect(keys).toMatchObject([{ team: 'remote-x', person: 'ana' }, { team: 'remote-x' }]);
  const [, id] = /(\w{16}) {2}remote-x/.exec(await mfe('ana', 'keys list'))!;
  expect(await mfe('ana', `keys revoke ${id}`)).not.toContain(id);
  await expect(mfe('ana', `keys revoke ${id}`)).rejects.toThrow(`There is no key ${id}.`);
});
