import { lt, or } from 'drizzle-orm';

import {
  formerEmails,
  formerUsernames,
  mailedTokens,
  passkeyChallenges,
  securityEvents,
  sessions,
  signInChallenges,
} from '../db/schema';
import { pressedSince } from '../modules/mailed-tokens/mailedTokens';
import { oldestValid } from '../modules/session/session.service';
import { daysBefore, olderOrBeyond, type Retention } from './retention';

const STORED_WITH_ACCOUNT = 'as long as the account';

/** Accounts and their credentials. */
export const people = {
  users: {
    holds: 'account: name, address, phone number, bio, links',
    kept: 'until it is deleted, with 14 days to undo that; then a row without a name stays, so that posts and meetings keep an author',
    quota: 'a hundred registrations an hour from one network, three for one address',
    personal: true,
  },
  identities: {
    holds: 'link to a Google account',
    kept: 'until it is removed, or the account is deleted',
    quota: 'one for each Google account',
    personal: true,
  },
  sessions: {
    holds: 'signed-in device',
    kept: '14 days without use, 30 days at most; deleted at once when the person signs out',
    quota: '20 per person; the one unused for longest is deleted first',
    personal: true,
    over(now) {
      const { usedAfter, openedAfter } = oldestValid(now);
      return or(lt(sessions.lastUsedAt, usedAfter), lt(sessions.createdAt, openedAfter));
    },
  },
  securityEvents: {
    holds: 'security event of an account: what, when, on which device, by which call',
    kept: '12 months',
    quota: 'the newest 1,000 per person',
    personal: true,
    over: olderOrBeyond(securityEvents, securityEvents.createdAt, {
      days: 365,
      most: 1_000,
      per: securityEvents.userId,
    }),
  },
  authenticators: {
    holds: 'authenticator app, with its encrypted secret',
    kept: 'until it is removed, or the account is recovered within seven days of adding it',
    quota: 'one for each person',
    personal: true,
  },
  recoveryCodes: {
    holds: 'hash of a recovery code, and whether it was used',
    kept: 'until new ones are created, or the second factor is removed',
    quota: 'ten per person',
    personal: true,
  },
  passkeys: {
    holds: 'public key of a passkey, its name and when it was used',
    kept: 'until it is removed, or the account is recovered',
    quota: '20 per person',
    personal: true,
  },
  passkeyChallenges: {
    holds: 'challenge that was sent to a browser for a passkey',
    kept: 'five minutes',
    quota: '120 a minute from one network',
    personal: true,
    over: (now) => lt(passkeyChallenges.expiresAt, now),
  },
  signInChallenges: {
    holds: 'sign-in that has passed the password and awaits the second factor',
    kept: 'ten minutes',
    quota: 'sign-ins are limited',
    personal: true,
    over: (now) => lt(signInChallenges.expiresAt, now),
  },
  mailedTokens: {
    holds: 'mailed link',
    kept: 'until one day after it expires',
    quota: 'one valid link of each kind; at most five requests an hour',
    personal: true,
    // Used ones as well, because their use no longer matters once the link has expired.
    over: (now) => lt(mailedTokens.expiresAt, daysBefore(now, 1)),
  },
  formerUsernames: {
    holds: 'former username',
    kept: '180 days, during which nobody else can take it',
    quota: 'three changes in 30 days',
    personal: true,
    over: (now) => lt(formerUsernames.leftAt, daysBefore(now, 180)),
  },
  formerEmails: {
    holds: 'former address, with which the account can be recovered',
    kept: 'seven days',
    quota: 'one for each change, which requires the password',
    personal: true,
    over: (now) => lt(formerEmails.expiresAt, pressedSince(now)),
  },
  notificationPreferences: {
    holds: 'which notifications a person receives',
    kept: STORED_WITH_ACCOUNT,
    quota: 'one for each kind',
    personal: true,
  },
  notificationCursors: {
    holds: 'newest update of which a person was notified',
    kept: STORED_WITH_ACCOUNT,
    quota: 'one for each person',
    personal: true,
  },
  startupFollows: {
    holds: 'who follows a startup',
    kept: 'until unfollowed',
    quota: '5,000 per person',
    personal: true,
  },
  userFollows: {
    holds: 'who follows a person',
    kept: 'until unfollowed',
    quota: '5,000 per person',
    personal: true,
  },
  updateLikes: {
    holds: 'who likes an update',
    kept: 'until undone, or the update is deleted',
    quota: 'one for each person and update',
    personal: true,
  },
} satisfies Record<string, Retention>;
