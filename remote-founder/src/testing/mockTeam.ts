import type { Invite } from 'contract/wire/invitations.contract';
import type { TeamMember } from 'contract/wire/startups.contract';
import { HttpResponse, http } from 'msw';
import { aPerson, aTeamMember, aUser } from 'shared-ui/testing';
import { anOwnStartup } from './mockStartup';

const WEEK = 7 * 24 * 60 * 60 * 1000; // ms

/** The mock api's people of startup 7; the calls below read and change them. */
export const teamState = {
  founders: [] as TeamMember[],
  invites: [] as Invite[],

  invite(email: string, position = 'Co-Founder') {
    const created_at = new Date().toISOString();
    const expires_at = new Date(Date.now() + WEEK).toISOString();
    const id = this.invites.length + 1;
    this.invites.push({ id, email, type: 'founder', position, created_at, expires_at });
  },
};

beforeEach(() => {
  teamState.invites = [];
  teamState.founders = [
    aTeamMember({ id: 31, user: aPerson(aUser()), position: 'CEO' }),
    aTeamMember({ id: 32, user: aPerson({ id: 2 }), position: 'Hardware' }),
  ];
});

interface Person {
  user_id: number;
  position?: string;
}

/** The calls of the team page. */
export const teamCalls = [
  http.get('*/api/my/startups/7', () => HttpResponse.json({ data: anOwnStartup() })),
  http.get('*/api/my/startups/7/team', () =>
    HttpResponse.json({ founders: teamState.founders, teamMembers: [] }),
  ),
  http.get('*/api/my/startups/7/list-invites', () =>
    HttpResponse.json({ invites: teamState.invites }),
  ),
  http.post<never, { members: { email: string; position: string }[] }>(
    '*/api/my/startups/7/invite-founders',
    async ({ request }) => {
      const { members } = await request.json();
      for (const { email, position } of members) teamState.invite(email, position);
      return HttpResponse.json({ message: 'Sent.' }, { status: 201 });
    },
  ),
  http.post<never, { invite_id: number }>('*/api/my/startups/7/revoke-invite', async (call) => {
    const { invite_id } = await call.request.json();
    teamState.invites = teamState.invites.filter(({ id }) => id !== invite_id);
    return HttpResponse.json({ message: 'Revoked.' });
  }),
  http.post<never, Person>('*/api/my/startups/7/update-founder', async ({ request }) => {
    const { user_id, position = '' } = await request.json();
    for (const founder of teamState.founders) {
      if (founder.user.id === user_id) founder.position = position;
    }
    return HttpResponse.json({ message: 'Saved.' });
  }),
  http.post<never, Person>('*/api/my/startups/7/remove-founder', async ({ request }) => {
    if (teamState.founders.length === 1) {
      return HttpResponse.json({ message: 'A startup needs a founder.' }, { status: 422 });
    }
    const { user_id } = await request.json();
    teamState.founders = teamState.founders.filter(({ user }) => user.id !== user_id);
    return HttpResponse.json({ message: 'Removed.' });
  }),
];
