import type { MeetingScope, MovedMeeting } from 'contract/wire/meetings.contract';
import type { z } from 'zod';
import type { Viewer } from '../../app/viewer';
import type { NotifyDeps } from '../../deps/deps';
import { startupPolicy } from '../startup-access/access.policy';
import { teamActor } from '../startup-access/actor';
import { cancelMeetings } from './cancelMeetings';
import { moveMeetings } from './moveMeetings';

/**
 * Lets the team and staff move and cancel meetings: one, those from it on, or all of a schedule (rules 5.16 to 5.19).
 */
export function changeService(deps: NotifyDeps) {
  const { db } = deps;
  const policy = startupPolicy(db);

  return {
    /** @throws 404; 409 when it has begun, was cancelled, or the time is taken */
    async move(
      viewer: Viewer,
      startupId: number,
      meetingId: number,
      scope: MeetingScope,
      input: z.output<typeof MovedMeeting>,
    ) {
      await policy.requireTeam(viewer, startupId);
      const to = { start: input.start_time.getTime(), end: input.end_time.getTime() };
      const which = { startupId, meetingId, scope };
      const by = await teamActor(db, viewer, startupId);
      await db.transaction((tx) =>
        moveMeetings({ ...deps, db: tx }, which, { to, roomId: input.room_id, by }),
      );
    },

    /** Idempotent. @throws 404; 409 when it has taken place */
    async cancel(viewer: Viewer, startupId: number, meetingId: number, scope: MeetingScope) {
      await policy.requireTeam(viewer, startupId);
      const which = { startupId, meetingId, scope };
      const by = await teamActor(db, viewer, startupId);
      await db.transaction((tx) => cancelMeetings({ ...deps, db: tx }, which, { by }));
    },
  };
}
