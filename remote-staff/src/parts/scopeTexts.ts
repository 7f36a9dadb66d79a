import type { StaffScope } from 'contract/wire/staff.contract';

/** A scope as people call it, and what it is for. */
export const SCOPE_TEXTS: Record<StaffScope, { name: string; about: string }> = {
  owner: { name: 'Owner', about: 'Rights of other staff, and the whole record.' },
  programme: {
    name: 'Programme',
    about: 'Startups, founders, mentors, rooms, imports and exports.',
  },
  people: { name: 'People', about: 'Accounts, roles and second factors.' },
  letters: { name: 'Letters', about: 'Mail, and what could not be delivered.' },
  sessions: { name: 'Sessions', about: 'Hours, time off and meetings of mentors.' },
  releases: { name: 'Releases', about: 'How releases fare, to read.' },
};
