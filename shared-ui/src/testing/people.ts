import type { OwnUser, Person } from 'contract/wire/user.contract';

const NO_LINKS = { linkedIn: null, x: null, website_links: null };

/** A signed-in user, complete, so that it is never fetched again. */
export function aUser(over: Partial<OwnUser> = {}): OwnUser {
  return {
    id: 1,
    name: 'Dunja',
    surname: 'Đorđević',
    username: 'dunja',
    email: 'dunja@demo.example',
    bio: 'Builds soil sensors in Novi Sad.',
    profile_photo: null,
    pending_email: null,
    phone_number: null,
    roles: [],
    socialLinks: NO_LINKS,
    social_links: NO_LINKS,
    has_startups: over.roles?.includes('founder') === true,
    has_password: true,
    email_verified_at: '2024-11-05T09:00:00Z',
    needs_second_factor: false,
    ...over,
  };
}

/** Another user, as in lists of people. */
export function aPerson(over: Partial<Person> = {}): Person {
  return {
    id: 2,
    name: 'Gëzim',
    surname: 'Hoxha',
    username: 'gezim',
    profile_photo: null,
    ...over,
  };
}
