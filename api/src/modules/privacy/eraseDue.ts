import type { FastifyBaseLogger } from 'fastify';

import type { Deps } from '../../deps/deps';
import { deletionQueries } from './deletion.queries';
import { GRACE } from './deletion.service';
import { eraseUser } from './eraseUser';

/** Erases everybody whose 14 days are over. Who became a last founder meanwhile has to wait. */
export async function eraseDue(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'keys' | 'limiter' | 'media'>,
  log?: FastifyBaseLogger,
): Promise<void> {
  const { db, clock, media } = deps;
  const askedBefore = new Date(clock.now().getTime() - GRACE);
  const due = await deletionQueries(db).due(askedBefore);
  for (const userId of due) {
    try {
      const photo = await db.transaction(async (tx) => {
        const isMine = await deletionQueries(tx).holdDue(userId, askedBefore);
        return isMine ? eraseUser({ ...deps, db: tx }, userId) : null;
      });
      await media.discard(photo);
    } catch (error) {
      log?.warn({ err: error, user: userId }, 'account not erased');
    }
  }
}
