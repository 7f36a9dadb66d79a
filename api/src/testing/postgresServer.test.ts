import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { migrateServer } from '../db/server';
import { installedPostgres, packagedPostgres } from './postgresPrograms';
import { startPostgres } from './postgresServer';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder('postgres-folders');
});

/** A system folder in which the packaged server is "installed" as `name`. */
function install(name: string) {
  mkdirSync(path.join(folder, name));
  symlinkSync(packagedPostgres().bin, path.join(folder, name, 'bin'));
}

describe('PostgreSQL for the tests', () => {
  it.each([
    ['the installed one where there is one', () => installedPostgres()],
    ['the one of the npm package where nothing is installed', () => undefined],
  ])('is %s, and takes the schema', async (_which, installed) => {
    const server = await startPostgres(installed() ?? packagedPostgres());
    try {
      await migrateServer(`${server.url}/postgres`);
      const client = new Client({ connectionString: `${server.url}/postgres` });
      await client.connect();
      const { rows } = await client.query('select count(*)::int as users from users');
      await client.end();
      expect(rows).toEqual([{ users: 0 }]);
    } finally {
      await server.stop();
    }
  });

  it('is the newest that a system has, and none that is too old', () => {
    for (const name of ['13', '15', '17', 'common']) install(name);
    expect(installedPostgres([path.join(folder, 'no-such'), folder])?.bin).toBe(
      path.join(folder, '17/bin'),
    );
  });

  it('is not one that is too old or has no server in it', () => {
    install('14');
    mkdirSync(path.join(folder, '16/bin'), { recursive: true });
    expect(installedPostgres([folder])).toBeUndefined();
  });

  it('says what to install where there is neither', () => {
    expect(() => packagedPostgres('plan9-mips')).toThrow(
      'install version 15 or newer, or set TEST_DATABASE_URL to a server',
    );
  });
});
