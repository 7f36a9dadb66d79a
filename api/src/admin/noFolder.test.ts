import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { dataFolders } from '../testing/dataFolders';

const { folder, admin } = dataFolders();
const file = path.join(folder, 'file');
writeFileSync(file, '');

describe('without a usable data folder', () => {
  it.each([
    ['/proc/none', 'keys rotate'],
    ['/proc/none/deeper', 'rooms create --name Blue'],
    ['/proc/none', `restore ${file}`],
    [path.join(file, 'none'), 'keys rotate'],
  ])(
    'DATA_DIR=%s: %s ends with a sentence that names it',
    async (dataDir, command) => {
      const { code, output } = await admin(dataDir, ...command.split(' '));

      expect({ code, output }).toEqual({
        code: 1,
        output: expect.stringMatching(
          /^The folder (\S+) cannot be created \(.+\)\. Set DATA_DIR.+ to another folder\.\n$/,
        ),
      });
      expect(output).toContain(dataDir);
    },
    60_000,
  );
});
