import { readdirSync } from 'node:fs';
import { dataFolders } from '../testing/dataFolders';

const { folder, admin } = dataFolders();

describe('without a database', () => {
  it.each([
    [
      'programme launch',
      1,
      /^There is no database in .*\/new yet: the product creates it when it starts/,
    ],
    ['rooms find', 1, /^There is no database in /],
    [`backup ${folder}/copy.tar`, 1, /^There is no database in /],
    [`backup ${folder}/none/copy.tar`, 1, /^There is no folder .*\/none\. Create it first/],
    [`backup ${folder}`, 1, /^\S+ is a folder\. Name a file in it\.\n$/],
    ['doctor', 0, /There is no database yet\. Start the product once/],
  ])(
    '%s reports it, and creates none',
    async (command, code, output) => {
      const answer = await admin('new', ...command.split(' '));

      expect(answer).toEqual({ code, output: expect.stringMatching(output) });
      expect(readdirSync(folder)).toEqual([]);
    },
    60_000,
  );
});
