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
    kept: 'until it is ended, or the account is',
    quota: 'one for each Google account',
    personal: true,
  },
  sessions: {
    holds: 'signed-in device',
    kept: '14 days without use, 30 days at most; ended at once by signing out',
    quota: '20 for one person; the one idle longest goes first',
    personal: true,
    over(now) {
      const { usedAfter, openedAfter } = oldestValid(now);
      return or(lt(sessions.lastUsedAt, usedAfter), lt(sessions.createdAt, openedAfter));
    },
  },
  securityEvents: {
    holds: 'what happened to the ways into an account: when, how, on which device, by which call',
    kept: '12 months',
    quota: 'the newest 1,000 of a person',
    personal: true,
    over: olderOrBeyond(securityEvents, securityEvents.createdAt, {
      days: 365,
      most: 1_000,
      per: securityEvents.userId,
    }),
  },
  authenticators: {
    holds: 'that an authenticator app was added, and its secret, encrypted',
    kept: 'until it is removed, or the account is recovered within seven days',
    quota: 'one for each person',
    personal: true,
  },
  recoveryCodes: {
    holds: 'recovery code, made unreadable, and whether it was used',
    kept: 'until there are new ones, or the second factor is removed',
    quota: 'ten of a person',
    personal: true,
  },
  passkeys: {
    holds: 'public half of a passkey, its name and when it was used',
    kept: 'until it is removed, or the account is recovered',
    quota: '20 of a person',
    personal: true,
  },
  passkeyChallenges: {
    holds: 'that a browser was asked for a passkey',
    kept: 'five minutes',
    quota: '30 a minute from one network',
    personal: true,
    over: (now) => lt(passkeyChallenges.expiresAt, now),
  },
  signInChallenges: {
    holds: 'that somebody got past the password and not past the second factor',
    kept: 'ten minutes',
    quota: 'sign-ins are limited',
    personal: true,
    over: (now) => lt(signInChallenges.expiresAt, now),
  },
  mailedTokens: {
    holds: 'that a link was mailed',
    kept: 'a day longer than it works',
    quota: 'one of a kind that works; asked for five times an hour at most',
    personal: true,
    // Used ones as well, because their use no longer matters once the link has expired.
    over: (now) => lt(mailedTokens.expiresAt, daysBefore(now, 1)),
  },
  formerUsernames: {
    holds: 'former username',
    kept: '180 days, in which nobody else gets it',
    quota: 'three changes in 30 days',
    personal: true,
    over: (now) => lt(formerUsernames.leftAt, daysBefore(now, 180)),
  },
  formerEmails: {
    holds: 'former address, which can take the account back',
    kept: 'seven days',
    quota: 'one for each change, which asks for the password',
    personal: true,
    over: (now) => lt(formerEmails.expiresAt, pressedSince(now)),
  },
  notificationPreferences: {
    holds: 'which notifications are wanted',
    kept: STORED_WITH_ACCOUNT,
    quota: 'one for each kind',
    personal: true,
  },
  notificationCursors: {
    holds: 'up to which update a person was notified',
    kept: STORED_WITH_ACCOUNT,
    quota: 'one for each person',
    personal: true,
  },
  startupFollows: {
    holds: 'who follows a startup',
    kept: 'until unfollowed',
    quota: '5,000 for one person',
    personal: true,
  },
  userFollows: {
    holds: 'who follows a person',
    kept: 'until unfollowed',
    quota: '5,000 for one person',
    personal: true,
  },
  updateLikes: {
    holds: 'who likes an update',
    kept: 'until taken back, or the update is gone',
    quota: 'one for each person and update',
    personal: true,
  },
} satisfies Record<string, Retention>;
