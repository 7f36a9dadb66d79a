import type { MeetingScope } from 'contract/wire/meetings.contract';
import type { FreeTimes, NewProposal } from 'contract/wire/proposals.contract';
import type { z } from 'zod';
import type { Viewer } from '../../app/viewer';
import type { NotifyDeps } from '../../deps/deps';
import { requireOwnMeeting } from '../agenda/requireOwnMeeting';
import { mentorActor } from '../startup-access/actor';
import { freeTimes } from './freeTimes';
import { proposeTimes } from './proposeTimes';
import { withdrawProposal } from './withdrawProposal';

/** A mentor, or staff on their behalf, proposes other times for a meeting to founders (rule 6.15). */
export function mentorProposalsService(deps: NotifyDeps) {
  const { db } = deps;

  return {
    /** @throws 404 */
    async listTimes(viewer: Viewer, meetingId: number, from?: string): Promise<FreeTimes> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      return freeTimes(deps, row, from);
    },

    /** @throws 404; 409 when the meeting is over, or with the times that are taken */
    async propose(
      viewer: Viewer,
      meetingId: number,
      scope: MeetingScope,
      form: z.output<typeof NewProposal>,
    ): Promise<void> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      const proposed = { ...form, scope, by: mentorActor(viewer, row) };
      await db.transaction((tx) => proposeTimes({ ...deps, db: tx }, row, proposed));
    },

    /** @throws 404; 409 when the proposal has expired */
    async withdraw(viewer: Viewer, meetingId: number, proposalId: number): Promise<void> {
      const row = await requireOwnMeeting(db, viewer, meetingId);
      const proposed = { proposalId, by: mentorActor(viewer, row) };
      await db.transaction((tx) => withdrawProposal({ ...deps, db: tx }, row, proposed));
    },
  };
}
