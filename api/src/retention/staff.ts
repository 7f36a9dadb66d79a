import { sql } from 'drizzle-orm';

import { actDetails } from '../db/schema';
import type { Retention } from './retention';

const FOR_GOOD = 'as long as the installation: a trigger refuses to change or delete a row';

/** What staff leave. */
export const staff = {
  staffScopes: {
    holds: 'what a member of the staff may do, and who gave it to them',
    kept: 'until taken, or the account is deleted',
    quota: 'six of a person',
    personal: true,
  },
  operators: {
    holds: 'name under which somebody used the command line',
    kept: 'until staff drop it',
    quota: 'one for each name on the machine',
  },
  acts: {
    holds:
      'that staff did something: what, when, about which things, who and for whom, by their numbers',
    kept: FOR_GOOD,
    quota: 'what staff do; a few hundred bytes each',
  },
  actDetails: {
    holds: 'what an act of staff was told and changed, and why',
    kept: `${FOR_GOOD}; deleted when somebody it is about is erased`,
    quota: 'one of an act',
    personal: true,
    // Erasing does it, too; an earlier version beside this one does not.
    over: () => sql`exists (
      select 1 from acts a join users u on ('user:' || u.id) = any (a.subjects)
      where a.id = ${actDetails.actId} and u.deleted_at is not null)`,
  },
} satisfies Record<string, Retention>;
