import { perform } from '../../../admin/perform';
import type { Database } from '../../../db/database';
import type { TestKit, TestUser } from '../../../testing';
import { untilWaiting } from '../../../testing/untilWaiting';

/**
 * Somebody is erased while something is merged: erasing has come to what `hold` keeps from it, and merging
 * has begun beside it, when both may go on.
 * @returns what merging answered
 */
export async function eraseBeside<Answer>(
  kit: TestKit,
  { email }: TestUser,
  hold: (tx: Database) => Promise<unknown>,
  merge: () => Promise<Answer>,
): Promise<Answer> {
  const argv = ['users', 'erase', '--user', email, '--confirm', email];
  let erasing!: Promise<unknown>;
  let merging!: Promise<Answer>;
  await kit.db.transaction(async (tx) => {
    await hold(tx);
    erasing = perform(kit.deps, { argv });
    await untilWaiting(tx);
    merging = merge();
    await untilWaiting(tx, 2);
  });
  await erasing;
  return merging;
}
