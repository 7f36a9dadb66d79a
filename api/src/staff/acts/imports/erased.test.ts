import { eq } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { importedThings } from '../../../db/schema';
import { testApp } from '../../../testing';

const kit = testApp();
const staff = (command: string, file?: string) =>
  perform(kit.deps, { argv: command.split(' '), file });
const importing = async (file: string) =>
  ((await staff('import mentors', file)) as { id: number }).id;
/** Objects of an import with stored data, as lines of its file. */
const known = async (id: number) => {
  const rows = await kit.db.select().from(importedThings).where(eq(importedThings.importId, id));
  const noted = rows.filter(({ left, before }) => Object.keys(left).length > 0 || before !== null);
  return noted.map(({ line, kind }) => `${line} ${kind}`).sort();
};

it('data stored by imports about a person is deleted with them, and other data stays', async () => {
  const [ana, bo] = ['ana@left.example', 'bo@left.example'];
  const made = await importing(`email\n${ana}\n${bo}\n`);
  const changed = await importing(`email,company\n${ana},Pekara\n${bo},Mlin\n`);
  expect(await known(made)).toEqual(['2 mentor', '2 user', '3 mentor', '3 user']);
  expect(await known(changed)).toEqual(['2 mentor', '3 mentor']);

  await staff(`users erase --confirm ${ana} --user ${ana}`);
  expect(await known(made)).toEqual(['3 mentor', '3 user']);
  expect(await known(changed)).toEqual(['3 mentor']);
});
