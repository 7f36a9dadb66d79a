import { api, changedBy } from 'shared-ui';

import type { PersonKind } from '../../team/personKind';

interface Which {
  startupId: string;
}

interface Someone extends Which {
  kind: PersonKind;
  userId: number;
}

const teamTag = ({ startupId }: Which) => [{ type: 'Team' as const, id: startupId }];
const inviteTag = ({ startupId }: Which) => [{ type: 'Invites' as const, id: startupId }];

/** The changes of a team page. Each call exists for founders and members; `kind` selects the path. */
export const {
  useInvitePeopleMutation,
  useRevokeInviteMutation,
  useChangePositionMutation,
  useRemovePersonMutation,
} = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    /** POST …/invite-founders, /invite-members: all rows or none; errors by `members.{i}.email`. */
    invitePeople: build.mutation<
      unknown,
      Which & {
        kind: PersonKind;
        members: { email: string; position: string }[];
        idempotencyKey: string;
      }
    >({
      query: ({ startupId, kind, members, idempotencyKey }) => ({
        url: `/my/startups/${startupId}/invite-${kind}s`,
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        data: { members },
      }),
      invalidatesTags: changedBy(inviteTag),
    }),

    /** POST …/revoke-invite: 409 when it has been accepted meanwhile. */
    revokeInvite: build.mutation<unknown, Which & { inviteId: number }>({
      query: ({ startupId, inviteId }) => ({
        url: `/my/startups/${startupId}/revoke-invite`,
        method: 'POST',
        data: { invite_id: inviteId },
      }),
      invalidatesTags: changedBy(inviteTag),
    }),

    /** POST …/update-founder, /update-member: 409 with the position when it is not the seen one any more. */
    changePosition: build.mutation<unknown, Someone & { position: string; seen: string }>({
      query: ({ startupId, kind, userId, position, seen }) => ({
        url: `/my/startups/${startupId}/update-${kind}`,
        method: 'POST',
        data: { user_id: userId, position, seen_position: seen },
      }),
      invalidatesTags: changedBy(teamTag),
    }),

    /** POST …/remove-founder, /remove-member: 422 for the last founder. */
    removePerson: build.mutation<unknown, Someone>({
      query: ({ startupId, kind, userId }) => ({
        url: `/my/startups/${startupId}/remove-${kind}`,
        method: 'POST',
        data: { user_id: userId },
      }),
      invalidatesTags: changedBy((which: Which) => [...teamTag(which), 'StartupList' as const]),
    }),
  }),
});
