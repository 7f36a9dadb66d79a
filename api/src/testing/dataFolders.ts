import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { keepKeyring } from 'server-kit/keyring';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { keysFrom } from '../app/keys';
import { drizzleEmbedded, dumpOf } from '../db/embedded';
import { MIGRATIONS } from '../db/migrationsFolder';
import { folderStore } from '../media/folderStore';
import { openKit } from './testApp';

export type FolderKit = Awaited<ReturnType<ReturnType<typeof dataFolders>['open']>>;

/** Data folders next to each other, and staff commands on them. */
export function dataFolders() {
  const folder = temporaryFolder('backup');

  /** The api over a data folder, in this process; its clock stands still. */
  async function open(name: string, fresh = false) {
    const dataDir = path.join(folder, name);
    await mkdir(dataDir, { recursive: true });
    const client = await globalThis.openFolder(path.join(dataDir, 'db'), fresh);
    const db = drizzleEmbedded(client);
    await migrate(db, { migrationsFolder: MIGRATIONS });
    const kit = await openKit(
      { db, dump: dumpOf(client), close: () => client.close() },
      {
        config: { dataDir },
        now: '2025-03-11T09:00:00Z',
        store: folderStore(path.join(dataDir, 'media')),
        keys: keysFrom(keepKeyring(dataDir)),
      },
    );
    return { ...kit, dataDir, db };
  }

  /** `npm run admin -- …` as a child process. @param dataDir name of a folder, or an absolute path */
  async function admin(dataDir: string, ...args: string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/admin/main.ts', ...args], {
      cwd: path.join(__dirname, '../..'),
      env: { PATH: process.env.PATH, DATA_DIR: path.resolve(folder, dataDir) },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        text += part;
      });
    }
    const code = await new Promise((resolve) => child.once('close', resolve));
    return { code, output: text };
  }

  return { folder, open, admin };
}
