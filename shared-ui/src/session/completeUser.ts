import type { OwnUser } from 'contract/wire/user.contract';

import type { StoredUser } from './storedSession';

const NO_LINKS = { linkedIn: null, x: null, website_links: null };

/** False when the user must be fetched: roles or social_links are missing (rule 2.24). */
export function isComplete(user: StoredUser): user is OwnUser {
  return (
    Array.isArray(user.roles) && typeof user.social_links === 'object' && user.social_links !== null
  );
}

/** The user with empty values for missing data, for display until the whole user is loaded. */
export function withDefaults(user: StoredUser): OwnUser {
  return {
    name: '',
    surname: '/',
    username: '',
    email: '',
    pending_email: null,
    bio: null,
    profile_photo: null,
    phone_number: null,
    has_startups: Array.isArray(user.roles) && user.roles.includes('founder'),
    has_password: true,
    email_verified_at: null,
    needs_second_factor: false,
    ...user,
    roles: Array.isArray(user.roles) ? user.roles : [],
    socialLinks: user.socialLinks ?? user.social_links ?? NO_LINKS,
    social_links: user.social_links ?? user.socialLinks ?? NO_LINKS,
  };
}
