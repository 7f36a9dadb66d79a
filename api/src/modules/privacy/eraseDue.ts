import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '../../deps/deps';
import { accountKeptLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { writeActQueries } from '../../staff/record/writeAct.queries';
import { usersQueries } from '../users/users.queries';
import { deletionQueries } from './deletion.queries';
import { DELETION_GRACE_MS } from './deletion.service';
import { eraseUser } from './eraseUser';

type EraseDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter' | 'media'>;

/** Erases all users whose 14 days are over. A user who became a last founder meanwhile is kept and notified. */
export async function eraseDue(deps: EraseDeps, log?: FastifyBaseLogger): Promise<void> {
  const { db, clock, media } = deps;
  const askedBefore = new Date(clock.now().getTime() - DELETION_GRACE_MS);
  const due = await deletionQueries(db).due(askedBefore);
  for (const userId of due) {
    try {
      const photo = await ifDue(deps, userId, askedBefore, (inside) => eraseOrKeep(inside, userId));
      await media.discard(photo ?? null);
    } catch (error) {
      log?.warn(
        { err: error, user: userId },
        'An account whose 14 days are over could not be erased. It is tried again.',
      );
    }
  }
}

/** @returns the photo of the erased user */
async function eraseOrKeep(inside: EraseDeps, userId: number): Promise<string | null> {
  const alone = await deletionQueries(inside.db).foundsAlone(userId);
  if (alone.length === 0) return eraseUser(inside, userId);
  await keep(inside, userId, alone);
  return null;
}

/** Runs an act on a user if their time is over and no other process has done it. */
function ifDue<T>(
  deps: EraseDeps,
  userId: number,
  askedBefore: Date,
  work: (inside: EraseDeps) => Promise<T>,
): Promise<T | undefined> {
  return deps.db.transaction(async (tx) => {
    // Acts of staff on the user run before or after this, not concurrently.
    await writeActQueries(tx).lock([`user:${userId}`]);
    await deletionQueries(tx).holdFounded(userId);
    const isDue = await deletionQueries(tx).holdDue(userId, askedBefore);
    return isDue ? work({ ...deps, db: tx }) : undefined;
  });
}

async function keep(inside: EraseDeps, userId: number, startups: string[]): Promise<void> {
  const { db, config } = inside;
  const user = await usersQueries(db).byId(userId);
  await deletionQueries(db).set(userId, null);
  await postLetter(
    inside,
    user!,
    accountKeptLetter(config, { name: user!.name, startups }),
    'product',
  );
}
