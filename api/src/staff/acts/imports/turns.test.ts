import { eq } from 'drizzle-orm';
import { perform } from '../../../admin/perform';
import { importedThings, mentors } from '../../../db/schema';
import { testApp } from '../../../testing';
import { noDeadlocks } from '../../../testing/noDeadlocks';
import { untilWaiting } from '../../../testing/untilWaiting';

const kit = testApp();
noDeadlocks(kit);
const staff = (command: string, file?: string) =>
  perform(kit.deps, { argv: command.split(' '), file });

it.each([
  ['startups withdraw --startup zito'],
  ['mentors assign --mentor ana@people.example --startup zito'],
])('%s, while the startup is being undone, does not find it', async (command) => {
  const mentor = 'ana@people.example';
  await staff('import mentors', `email\n${mentor}\n`);
  const { id } = (await staff('import startups', 'name,industry,slug\nŽito,Agritech,zito\n')) as {
    id: number;
  };
  let [undoing, acting]: Promise<unknown>[] = [];
  await kit.db.transaction(async (tx) => {
    // The row an undo deletes last.
    await tx.select().from(importedThings).where(eq(importedThings.importId, id)).for('update');
    undoing = staff(`import undo --id ${id}`);
    await untilWaiting(tx);
    acting = staff(command).catch((error) => error);
    await untilWaiting(tx, 2);
  });

  expect(await undoing).toMatchObject({ removed: 1 });
  expect(await acting).toMatchObject({ status: 404, message: "There is no startup 'zito'." });
});

it('a person whom another call makes a mentor concurrently is left unchanged', async () => {
  const { id: userId, email } = await kit.person();
  let importing: Promise<unknown> | undefined;
  await kit.db.transaction(async (tx) => {
    const row = { userId, company: '', timeZone: 'Europe/Sofia', createdAt: kit.clock.now() };
    await tx.insert(mentors).values(row);
    importing = staff('import mentors', `email\n${email}\n`);
    await untilWaiting(tx);
  });

  // An undo deletes what an import created.
  expect(await importing).toMatchObject({ created: 0, changed: 0, unchanged: 1 });
});
