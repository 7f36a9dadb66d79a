import type { SecurityEventKind } from 'contract/wire/security-log.contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, partOf } from './columns';
import { users } from './users';

/**
 * What happened to the ways into an account, written where it happens; kept for twelve months. Triggers refuse
 * to rewrite a row, and to delete it before; what it says of somebody goes when they are erased.
 */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    userId: partOf(() => users.id),
    kind: text().$type<SecurityEventKind>().notNull(),
    about: text(), // what it was about, in the words of the log: an address, a device, a way in
    device: text(), // user agent of whoever did it; null when it was staff
    browserHash: text(), // of sign-ins: which browser; emptied when the account is recovered
    requestId: text(), // of the call that did it; null when it was a command, or an api of before wrote it
    createdAt: instant().notNull(),
  },
  (table) => [
    index('security_events_user').on(table.userId, table.id),
    index('security_events_created').on(table.createdAt),
  ],
);
