import type { FastifyBaseLogger } from 'fastify';

import type { Parts } from '../../app/parts';
import { deletionQueries } from './deletion.queries';
import { GRACE } from './deletion.service';
import { eraseUser } from './eraseUser';

/** Erases everybody whose 14 days are over. Who became a last founder meanwhile has to wait. */
export async function eraseDue(
  parts: Pick<Parts, 'db' | 'clock' | 'config' | 'keys' | 'media'>,
  log?: FastifyBaseLogger,
): Promise<void> {
  const { db, clock, media } = parts;
  const due = await deletionQueries(db).due(new Date(clock.now().getTime() - GRACE));
  for (const userId of due) {
    try {
      const photo = await db.transaction((tx) => eraseUser({ ...parts, db: tx }, userId));
      await media.remove(photo);
    } catch (error) {
      log?.warn({ err: error, user: userId }, 'account not erased');
    }
  }
}
