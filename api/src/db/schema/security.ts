import type { SecurityEventKind } from 'contract/wire/security-log.contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, partOf } from './columns';
import { users } from './users';

/**
 * Events about the ways into an account, kept for twelve months. Triggers refuse UPDATE, and DELETE before that;
 * personal details are removed at erasure.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    userId: partOf(() => users.id),
    kind: text().$type<SecurityEventKind>().notNull(),
    about: text(), // the subject as shown in the log: an address, a device, a way in
    device: text(), // user agent of the actor; null for staff
    browserHash: text(), // for sign-ins: identifies the browser; emptied when the account is recovered
    requestId: text(), // of the call; null for commands, and for rows of an older api
    createdAt: instant().notNull(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.id),
    index('security_events_created').on(table.createdAt),
  ],
);
