import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { dataFolders } from '../testing/dataFolders';

const { folder, admin } = dataFolders();

it.each([
  ['PG_VERSION', '14\n'],
  ['postgresql.conf', ''],
])(
  'a database folder with %s alone is not opened, and stays as it is',
  async (name, content) => {
    const dataDir = path.join(folder, name.toLowerCase());
    mkdirSync(path.join(dataDir, 'db'), { recursive: true });
    writeFileSync(path.join(dataDir, 'db', name), content);

    expect(await admin(dataDir, 'rooms', 'create', '--name', 'Blue')).toEqual({
      code: 1,
      output: expect.stringMatching(
        /^The database in \S+\/db is damaged, or of another version \([\s\S]+\)\. Restore a backup/,
      ),
    });
    expect(readdirSync(path.join(dataDir, 'db'))).toContain(name);
  },
  60_000,
);
