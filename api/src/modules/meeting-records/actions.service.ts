import {
  type ChangedAction,
  MAX_ACTIONS,
  type NewAction,
} from 'contract/wire/meeting-records.contract';
import { changedMeanwhile, conflict, invalid, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { NotifyDeps } from '../../deps/deps';
import { notify } from '../notifications/notify';
import { actionsQueries } from './actions.queries';
import { peopleOf } from './peopleOf';
import { requireSide, type Taken } from './requireSide';

const ACTION_GONE = 'This action item no longer exists.';

/** Action items of a meeting: both sides add, change, finish and remove them (rule 5.43). */
export function actionsService(deps: NotifyDeps) {
  const { db, clock } = deps;

  return {
    /** @throws 404; 409 when there are too many; 422 for an owner who takes no part */
    async add(viewer: Viewer, meetingId: number, { text, owner_id, due_on }: NewAction) {
      const { row } = await requireSide(db, viewer, meetingId);
      const occurrenceId = row.occurrence.id;
      await db.transaction(async (tx) => {
        const queries = actionsQueries(tx);
        if ((await queries.count(occurrenceId)) >= MAX_ACTIONS)
          throw conflict(`A session has at most ${MAX_ACTIONS} action items.`);
        await requireOwner(tx, row, owner_id);
        const written = { text, ownerId: owner_id, dueOn: due_on };
        const by = { createdBy: viewer.id, writtenAt: clock.now() };
        await queries.insert({ occurrenceId, ...written, ...by });
        await announce({ ...deps, db: tx }, viewer, row, { text, ownerId: owner_id });
      });
    },

    /** @throws 404 when it is gone; 409 when somebody changed it meanwhile; 422 */
    async change(viewer: Viewer, meetingId: number, id: number, changed: ChangedAction) {
      const { row } = await requireSide(db, viewer, meetingId);
      const { text, owner_id: ownerId, due_on: dueOn, done, version } = changed;
      const occurrenceId = row.occurrence.id;
      await db.transaction(async (tx) => {
        const queries = actionsQueries(tx);
        const stored = await queries.byId(occurrenceId, id);
        if (!stored) throw notFound(ACTION_GONE);
        // The owner may have left the team meanwhile.
        if (ownerId !== stored.ownerId) await requireOwner(tx, row, ownerId);
        const doneAt = done ? (stored.doneAt ?? clock.now()) : null;
        const set = { text, ownerId, dueOn, doneAt, writtenAt: clock.now() };
        if (await queries.change({ occurrenceId, id, version }, set)) {
          const isGiven = ownerId !== stored.ownerId;
          if (isGiven) await announce({ ...deps, db: tx }, viewer, row, { text, ownerId });
          return;
        }
        const now = await queries.byId(occurrenceId, id);
        const isSame =
          now?.text === text &&
          now.ownerId === ownerId &&
          now.dueOn === dueOn &&
          (now.doneAt !== null) === done;
        if (!isSame) throw changedMeanwhile();
      });
    },

    /** Idempotent. @throws 404; 409 when somebody changed it meanwhile */
    async remove(viewer: Viewer, meetingId: number, id: number, version: number) {
      const { row } = await requireSide(db, viewer, meetingId);
      const queries = actionsQueries(db);
      const occurrenceId = row.occurrence.id;
      if (await queries.remove({ occurrenceId, id, version })) return;
      if (await queries.byId(occurrenceId, id)) throw changedMeanwhile();
    },
  };
}

/** @throws 422 */
async function requireOwner(db: Database, row: Taken['row'], ownerId: number): Promise<void> {
  const people = await peopleOf(db, row);
  if (people.some(({ id }) => id === ownerId)) return;
  throw invalid({ owner_id: 'Please choose somebody who takes part in the session.' });
}

/** Notifies a new owner, unless they assigned the item to themselves. */
async function announce(
  deps: NotifyDeps,
  viewer: Viewer,
  { occurrence, startup, mentor }: Taken['row'],
  { text, ownerId }: { text: string; ownerId: number },
): Promise<void> {
  if (ownerId === viewer.id) return;
  const own = `/my/startups/${startup.id}/meetings/${occurrence.id}`;
  await notify(deps, [ownerId], {
    // The notification is deleted with the account of its author.
    type: 'meeting-booked',
    hasOwnMail: true,
    aboutId: viewer.id,
    text: () => `You have a new action item: “${text}”`,
    url: ownerId === mentor.id ? `/my/mentorships/agenda/${occurrence.id}` : own,
    cause: { account: viewer.id, startup: startup.id },
  });
}
