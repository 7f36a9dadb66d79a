import { lt, sql } from 'drizzle-orm';

import { actDetails, importedThings, imports } from '../db/schema';
import { daysBefore, type Retention } from './retention';

const STORED_FOREVER = 'permanently: a database trigger rejects changes and deletions';

/** Data of staff. */
export const staff = {
  staffScopes: {
    holds: 'scope of a staff member, and who granted it',
    kept: 'until revoked, or the account is deleted',
    quota: 'six per person',
    personal: true,
  },
  operators: {
    holds: 'name under which somebody used the command line',
    kept: 'until staff remove it',
    quota: 'one for each name on the machine',
  },
  acts: {
    holds: 'act of staff: what, when, on which objects, by whom and on whose behalf, all as ids',
    kept: STORED_FOREVER,
    quota: 'one for each act; a few hundred bytes each',
  },
  actDetails: {
    holds: 'input, changes and reason of an act of staff',
    kept: `${STORED_FOREVER}; deleted when a person it is about is erased`,
    quota: 'one per act',
    personal: true,
    // Erasing deletes it as well, but an earlier version beside this one does not.
    over: () => sql`exists (
      select 1 from acts a join users u on ('user:' || u.id) = any (a.subjects)
      where a.id = ${actDetails.actId} and u.deleted_at is not null)`,
  },
  imports: {
    holds: 'import of a file by staff: what, when, number of lines, and the id of the person',
    kept: '12 months',
    quota: 'one for each import',
    over: (now) => lt(imports.madeAt, daysBefore(now, 365)),
  },
  importedThings: {
    holds:
      'object that an import created or changed, and a mentor’s previous company, time zone and hours',
    kept: 'one day, during which the import can be undone',
    quota: '500 lines per import',
    personal: true,
    over: (now) => sql`exists (select 1 from imports i where i.id = ${importedThings.importId}
      and (i.undone_at is not null or i.made_at <= ${daysBefore(now, 1).toISOString()}::timestamptz))`,
  },
} satisfies Record<string, Retention>;
