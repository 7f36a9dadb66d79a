import { setTimeout as sleep } from 'node:timers/promises';

import type { SignInAnswer } from 'contract/wire/second-factor.contract';
import type { Credentials } from 'contract/wire/session.contract';
import type { OwnUser } from 'contract/wire/user.contract';
import { DAY, HOUR, MINUTE } from '../../app/clock';
import { unauthenticated, unprocessable } from '../../app/httpError';
import { hashSecret } from '../../app/secrets';
import type { Viewer } from '../../app/viewer';
import { isUnavailable } from '../../db/isUnavailable';
import type { Deps } from '../../deps/deps';
import { lockAccount } from '../account-lock/accountLock';
import { openChallenge } from '../second-factor/openChallenge';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { type Device, openSession, SESSION_IDLE_MS } from '../sign-in/openSession';
import { sessionQueries } from '../sign-in/session.queries';
import { lacksSecondFactor, toOwnUser } from '../users/user.wire';
import { type UserRow, usersQueries } from '../users/users.queries';

const SESSION_LIFETIME_MS = 30 * DAY;
const WRONG_CREDENTIALS = 'These credentials do not match our records.';

/** For one address; beyond it each further attempt takes a second longer (rule 2.18). */
const MAX_FAILURES_PER_HOUR = 100;

/** Key of their counter. */
export const failedLogins = (email: string) => `failed login ${email}`;

/** Sessions last used or opened before these moments have expired. */
export const oldestValid = (now: Date) => ({
  usedAfter: new Date(now.getTime() - SESSION_IDLE_MS),
  openedAfter: new Date(now.getTime() - SESSION_LIFETIME_MS),
});

/** Signing in and out (rules 2.13 and 2.23). */
export function sessionService(
  deps: Pick<Deps, 'db' | 'readAge' | 'clock' | 'passwords' | 'limiter' | 'config'>,
) {
  const { db, readAge, clock, passwords, limiter } = deps;
  const sessions = sessionQueries(db);
  const users = usersQueries(db);

  /**
   * Opens a session for a user who has proven their identity, or asks for the second factor first.
   * @param user as it was when they proved it
   * @param failure the message when that proof is no longer valid @throws 422
   */
  async function open(
    user: UserRow,
    device: Device,
    way: 'password' | 'google',
    failure = WRONG_CREDENTIALS,
  ): Promise<SignInAnswer> {
    return db.transaction(async (tx) => {
      const account = await lockAccount(tx, user);
      if (!account) throw unprocessable(failure);
      const inside = { ...deps, db: tx };
      if (account.secondFactorSince) return openChallenge(inside, account, way);
      const token = await openSession(inside, account, device, { way });
      return { user: toOwnUser(user), token };
    });
  }

  return {
    open,

    /**
     * The user of a token; undefined when it is unknown, ended, idle for too long, expired, or bound to another cookie.
     * A token keeps its binding, whatever TOKEN_BINDING is now.
     * @param onFault called when the use of the token cannot be stored
     */
    async findViewer(
      token: string,
      cookieSecret: string,
      onFault: (error: unknown) => void,
    ): Promise<Viewer | undefined> {
      const row = await sessions.byTokenHash(hashSecret(token));
      if (!row) return undefined;
      if (row.cookieHash !== null && row.cookieHash !== hashSecret(cookieSecret)) return undefined;
      const now = clock.now();
      const idle = now.getTime() - row.lastUsedAt.getTime();
      const age = now.getTime() - row.createdAt.getTime();
      if (idle > SESSION_IDLE_MS || age > SESSION_LIFETIME_MS) return undefined;
      // Not awaited, so a read-only database does not block reading.
      if (idle >= MINUTE && readAge?.() === undefined) {
        void sessions.touch(row.sessionId, now).catch((error: unknown) => {
          if (!isUnavailable(error)) onFault(error);
        });
      }
      const needsSecondFactor = lacksSecondFactor(row);
      const scopes = needsSecondFactor ? [] : row.scopes;
      const isAdmin = scopes.includes('programme');
      return { id: row.id, sessionId: row.sessionId, scopes, isAdmin, needsSecondFactor };
    },

    /** @throws 422, with the same message for a wrong address and a wrong password */
    async logIn({ email, password }: Credentials, device: Device): Promise<SignInAnswer> {
      // Guessing from many places gets slow, but no account is ever locked (ASVS 6.1.1).
      const failures = failedLogins(email);
      if (await limiter.reached(failures, MAX_FAILURES_PER_HOUR)) await sleep(1_000);
      const user = await users.byEmail(email);
      const known = user?.disabledAt === null ? user : undefined;
      const right = await passwords.matches(known?.passwordHash, password);
      if (!known || !right) {
        await limiter.hit(failures, MAX_FAILURES_PER_HOUR, HOUR / 1_000);
        throw unprocessable(WRONG_CREDENTIALS);
      }
      const hash = known.passwordHash!;
      if (passwords.isDated(hash)) {
        await sessions.rehash(known.id, hash, await passwords.hash(password));
      }
      return open(known, device, 'password');
    },

    /** Ends the presented session only; does nothing without one. */
    async logOut(viewer: Viewer | null): Promise<void> {
      if (!viewer) return;
      await db.transaction(async (tx) => {
        const device = await sessionQueries(tx).end(viewer.sessionId);
        if (device === undefined) return;
        const event = { userId: viewer.id, kind: 'signed-out', by: device } as const;
        await recordSecurityEvent({ db: tx, clock }, event);
      });
    },

    async currentUser(viewer: Viewer): Promise<OwnUser> {
      const user = await users.byId(viewer.id);
      if (!user) throw unauthenticated();
      return toOwnUser(user);
    },
  };
}
