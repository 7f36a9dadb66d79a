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
    kept: 'text and address for 30 days after it was sent or dropped; the rest for 180 days',
    quota: 'limited per day and kind for each account, startup and recipient',
    personal: true,
    over(now) {
      const before = daysBefore(now, 180);
      return or(lt(outbox.sentAt, before), lt(outbox.droppedAt, before));
    },
  },
  mailRequests: {
    holds: 'address for which a mail was requested',
    kept: 'a few seconds, until the mail is in the outbox; seven days if that fails',
    quota: 'ten an hour from one network',
    over: (now) => lt(mailRequests.createdAt, daysBefore(now, 7)),
  },
  notifications: {
    holds: 'notification',
    kept: '180 days',
    quota: `the newest ${MAX_NOTIFICATIONS} per person`,
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
    holds: 'address that rejected mail, bounced or complained',
    kept: 'one year after the last report',
    quota: 'one for each address that was mailed or reported',
    personal: true,
    over: (now) => lt(mailSuppressions.reportedAt, daysBefore(now, 365)),
  },
  contactMessages: {
    holds: 'message from the contact form, and the staff member it is assigned to',
    kept: '12 months',
    quota: 'five an hour from one network',
    personal: true,
    over: (now) => lt(contactMessages.createdAt, daysBefore(now, 365)),
  },
  contactAnswers: {
    holds: 'answer of staff to a message',
    kept: 'as long as the message',
    quota: `${MAX_ANSWERS} per message`,
    personal: true,
  },
  letters: {
    holds: 'letter from staff to many people, and its author',
    kept: 'a draft until staff delete it; a sent letter permanently, without a name when its author’s account is deleted',
    quota: 'written by staff',
    personal: true,
  },
  letterRecipients: {
    holds: 'recipient of a letter from staff',
    kept: '90 days after it was sent to the last recipient',
    quota: 'one for each letter and address',
    personal: true,
    over: (now) =>
      sql`exists (select 1 from letters l where l.id = ${letterRecipients.letterId}
        and l.finished_at < ${daysBefore(now, 90).toISOString()}::timestamptz)`,
  },
  followNotices: {
    holds: 'notification of a new follower',
    kept: '30 days',
    quota: 'one for each follower and followed',
    personal: true,
    over: (now) => lt(followNotices.toldAt, daysBefore(now, 30)),
  },
} satisfies Record<string, Retention>;
