import { lt, sql } from 'drizzle-orm';

import { actDetails, importedThings, imports } from '../db/schema';
import { daysBefore, type Retention } from './retention';

const STORED_FOREVER = 'as long as the installation: a trigger refuses to change or delete a row';

/** Data of staff. */
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
    kept: STORED_FOREVER,
    quota: 'what staff do; a few hundred bytes each',
  },
  actDetails: {
    holds: 'what an act of staff was told and changed, and why',
    kept: `${STORED_FOREVER}; deleted when somebody it is about is erased`,
    quota: 'one of an act',
    personal: true,
    // Erasing deletes it as well, but an earlier version beside this one does not.
    over: () => sql`exists (
      select 1 from acts a join users u on ('user:' || u.id) = any (a.subjects)
      where a.id = ${actDetails.actId} and u.deleted_at is not null)`,
  },
  imports: {
    holds: 'that staff imported a file: what, when, how many lines, who by their number',
    kept: '12 months',
    quota: 'what staff import',
    over: (now) => lt(imports.madeAt, daysBefore(now, 365)),
  },
  importedThings: {
    holds: 'what an import made or changed, and the company, zone and hours a mentor had before',
    kept: 'a day, while the import can be undone',
    quota: '500 lines of an import',
    personal: true,
    over: (now) => sql`exists (select 1 from imports i where i.id = ${importedThings.importId}
      and (i.undone_at is not null or i.made_at <= ${daysBefore(now, 1).toISOString()}::timestamptz))`,
  },
} satisfies Record<string, Retention>;
