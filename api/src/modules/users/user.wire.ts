import type { OwnUser, Person, PublicUser, Role } from 'contract/wire/user.contract';
import type { users } from '../../db/schema';
import { toLinks } from '../social-links/toLinks';
import type { UserRow } from './users.queries';

type Column = keyof typeof users.$inferSelect;

/** The columns `toPerson` needs, for queries that list people. */
export type PersonRow = Pick<
  typeof users.$inferSelect,
  'id' | 'name' | 'surname' | 'username' | 'profilePhoto'
>;

export const toPerson = ({ id, name, surname, username, profilePhoto }: PersonRow): Person => ({
  id,
  name,
  surname,
  username,
  profile_photo: profilePhoto,
});

/** Staff must add a second factor first. */
export const lacksSecondFactor = ({
  isAdmin,
  secondFactorSince,
}: Pick<typeof users.$inferSelect, 'isAdmin' | 'secondFactorSince'>) =>
  isAdmin && secondFactorSince === null;

/** Public fields: no email address, no phone number. */
export const toPublicUser = (row: UserRow): PublicUser => ({
  ...toPerson(row),
  bio: row.bio,
  roles: rolesOf(row),
  socialLinks: toLinks(row),
});

/** A user's own data. */
export const toOwnUser = (row: UserRow): OwnUser => ({
  ...toPublicUser(row),
  email: row.email,
  pending_email: row.pendingEmail,
  phone_number: row.phoneNumber,
  social_links: toLinks(row),
  has_startups: row.inTeam,
  has_password: row.passwordHash !== null,
  email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
  needs_second_factor: lacksSecondFactor(row),
});

/** Badges in display order. They are derived from current data, never stored. */
function rolesOf(row: Pick<UserRow, 'founds' | 'mentors' | (Column & `is${string}`)>): Role[] {
  const badges: [Role, boolean][] = [
    ['founder', row.founds],
    ['mentor', row.mentors],
    ['investor', row.isInvestor],
    ['startup', row.isStartup],
    ['admin', row.isAdmin],
  ];
  return badges.filter(([, holds]) => holds).map(([role]) => role);
}
