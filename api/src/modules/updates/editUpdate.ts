import type { EditedUpdate, StartupUpdate } from 'contract/wire/updates.contract';
import type { z } from 'zod';
import { conflict, notFound } from '../../app/httpError';
import { requireSeen } from '../../app/requireSeen';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { editableUntil, toWire } from './update.wire';
import { updatesQueries } from './updates.queries';

/**
 * Edits an update shortly after it was posted (rule 3.41). Its position in the feed stays, and nobody is notified
 * again. A request without a change is no edit.
 * @throws 403; 404 also for a deleted one; 409 after its time, and when somebody else edited it since the
 * caller read it
 */
export async function editUpdate(
  { db, clock }: DbDeps,
  viewer: Viewer,
  { startupId, updateId }: { startupId: number; updateId: number },
  input: z.output<typeof EditedUpdate>,
): Promise<StartupUpdate> {
  await startupPolicy(db).requireAuthor(viewer, startupId);
  return db.transaction(async (tx) => {
    const updates = updatesQueries(tx);
    const found = await updates.hold(startupId, updateId);
    if (!found) throw notFound();
    const now = clock.now();
    if (now >= editableUntil(found))
      throw conflict('An update can be edited for 15 minutes after it was posted.');
    requireSeen(input, { update: found.update });
    const { title = found.title, update } = input;
    const same = title === found.title && update === found.update;
    if (!same) await updates.change(updateId, { title, update, editedAt: now });
    const likes = await updates.countLikes(updateId);
    const liked = await updates.likedBy(updateId, viewer.id);
    const editedAt = same ? found.editedAt : now;
    return toWire({ ...found, title, update, editedAt, likes, liked });
  });
}
