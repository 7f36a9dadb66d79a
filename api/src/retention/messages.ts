import { and, eq, lt, or, sql } from 'drizzle-orm';

import {
  contactMessages,
  followNotices,
  letterRecipients,
  mailRequests,
  mailSuppressions,
  newsletterSubscriptions,
  notifications,
  outbox,
} from '../db/schema';
import { MAX_ANSWERS } from '../modules/contact/answerMessage';
import { daysBefore, olderOrBeyond, type Retention } from './retention';

const MAX_NOTIFICATIONS = 500; // per person

/** Mails, notifications and messages. */
export const messages = {
  outbox: {
    holds: 'mail that was or will be sent',
    kept: 'text and address 30 days after it was sent or given up; that there was one, 180 days',
    quota: 'for each kind so many a day by one account, one startup and to one address',
    personal: true,
    over(now) {
      const before = daysBefore(now, 180);
      return or(lt(outbox.sentAt, before), lt(outbox.droppedAt, before));
    },
  },
  mailRequests: {
    holds: 'address that asked for a mail',
    kept: 'until it is with the other mails, seconds later; seven days when it cannot be',
    quota: 'ten an hour from one network',
    over: (now) => lt(mailRequests.createdAt, daysBefore(now, 7)),
  },
  notifications: {
    holds: 'notification',
    kept: '180 days',
    quota: `the newest ${MAX_NOTIFICATIONS} of a person`,
    personal: true,
    over: olderOrBeyond(notifications, notifications.createdAt, {
      days: 180,
      most: MAX_NOTIFICATIONS,
      per: notifications.userId,
    }),
  },
  newsletterSubscriptions: {
    holds: 'address that gets the newsletter',
    kept: '30 days after it was unsubscribed; seven days when it is not confirmed',
    quota: 'five an hour from one network',
    personal: true,
    over(now) {
      const { status, tokenExpiresAt, leftAt, confirmedAt, createdAt } = newsletterSubscriptions;
      const since = sql`coalesce(${leftAt}, ${confirmedAt}, ${createdAt})`;
      return or(
        and(eq(status, 'pending'), lt(tokenExpiresAt, now)),
        and(eq(status, 'unsubscribed'), lt(since, sql.param(daysBefore(now, 30), leftAt))),
      );
    },
  },
  mailSuppressions: {
    holds: 'address that refused mail, bounced or complained',
    kept: 'one year after the last report',
    quota: 'one for each address that was mailed or reported',
    personal: true,
    over: (now) => lt(mailSuppressions.reportedAt, daysBefore(now, 365)),
  },
  contactMessages: {
    holds: 'message to us, and who of the staff deals with it',
    kept: '12 months',
    quota: 'five an hour from one network',
    personal: true,
    over: (now) => lt(contactMessages.createdAt, daysBefore(now, 365)),
  },
  contactAnswers: {
    holds: 'what staff answered to a message',
    kept: 'as long as the message',
    quota: `${MAX_ANSWERS} of a message`,
    personal: true,
  },
  letters: {
    holds: 'letter of staff to many, and who wrote it',
    kept: 'until staff delete it as a draft; what was sent stays; without a name when the account of its writer is deleted',
    quota: 'staff write them',
    personal: true,
  },
  letterRecipients: {
    holds: 'who a letter of staff was sent to',
    kept: '90 days after the last was sent',
    quota: 'one for each letter and address',
    personal: true,
    over: (now) =>
      sql`exists (select 1 from letters l where l.id = ${letterRecipients.letterId}
        and l.finished_at < ${daysBefore(now, 90).toISOString()}::timestamptz)`,
  },
  followNotices: {
    holds: 'that somebody was notified of a follower',
    kept: '30 days',
    quota: 'one for each follower and followed',
    personal: true,
    over: (now) => lt(followNotices.toldAt, daysBefore(now, 30)),
  },
} satisfies Record<string, Retention>;
