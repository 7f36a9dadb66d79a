import type { Team } from 'contract/wire/my-startups.contract';
import type { TeamMember } from 'contract/wire/startups.contract';
import { toPerson } from '../users/user.wire';
import type { TeamRow } from './team.queries';

export const toTeamMember = ({ id, position, user }: TeamRow): TeamMember => ({
  id,
  position,
  user: toPerson(user),
});

/** Founders and others separately, each in the order they joined. */
export const toTeam = (rows: TeamRow[]): Team => ({
  founders: rows.filter(({ kind }) => kind === 'founder').map(toTeamMember),
  teamMembers: rows.filter(({ kind }) => kind === 'member').map(toTeamMember),
});
