import type { GoogleCallback } from 'contract/wire/google.contract';
import type { SignInAnswer } from 'contract/wire/second-factor.contract';
import { Email } from 'contract/wire/session.contract';
import { HttpError, notFound, unprocessable } from '../../app/httpError';
import { isUniqueViolation } from '../../db/uniqueViolation';
import type { Deps } from '../../deps/deps';
import { type AccountVersion, lockAccount } from '../account-lock/accountLock';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { newAccount } from '../session/newAccount';
import { sessionService } from '../session/session.service';
import type { Device } from '../sign-in/openSession';
import { type UserRow, usersQueries } from '../users/users.queries';
import type { Flow } from './flows';
import { identitiesQueries } from './identities.queries';
import { personNames } from './personNames';
import { type Claims, openIdProvider } from './provider';

const SIGN_IN_FAILED = 'Google sign-in failed. Please try again.';
const PASSWORD_FIRST = 'Sign in with your password first, then connect Google';

/** Signing in with Google (rule 2.20). No request parameter decides where a browser is redirected. */
export function googleService(deps: Deps) {
  const { db, clock, config } = deps;
  const provider = config.google && openIdProvider(config.google, config);

  /** Finds accounts by issuer and subject only. An address links accounts only if both sides have verified it. */
  async function findOrMake(claims: Claims, by: string): Promise<AccountVersion> {
    const { issuer, subject, email } = claims;
    const linked = await identitiesQueries(db).accountOf(issuer, subject);
    if (linked) return linked;
    if (!claims.emailVerified || !Email.safeParse(email).success) {
      throw unprocessable('Your Google address is not verified.');
    }
    const known = await usersQueries(db).byEmail(email);
    const proven = known?.email === email && known.emailVerifiedAt !== null;
    if (known && !proven) throw unprocessable(PASSWORD_FIRST);
    return db.transaction(async (tx) => {
      const now = clock.now();
      const person = { ...personNames(claims), email, emailVerifiedAt: now };
      if (known && !(await lockAccount(tx, known))) throw unprocessable(SIGN_IN_FAILED);
      const userId = known?.id ?? (await newAccount({ db: tx, clock }, person));
      await identitiesQueries(tx).insert({ issuer, subject, email, userId, createdAt: now });
      const event = { userId, kind: 'google-linked', about: email, by } as const;
      await recordSecurityEvent({ db: tx, clock }, event);
      return { id: userId, credentialsVersion: known?.credentialsVersion ?? 0 };
    });
  }

  async function userFor(claims: Claims, by: string): Promise<UserRow> {
    const seen = await findOrMake(claims, by).catch((error) => {
      // A concurrent call for the same person has created the account.
      if (isUniqueViolation(error) || error instanceof HttpError) return retry(claims, error);
      throw error;
    });
    const user = await usersQueries(db).byId(seen.id);
    const same = user?.credentialsVersion === seen.credentialsVersion;
    if (!user || !same || user.disabledAt) throw unprocessable(SIGN_IN_FAILED);
    return user;
  }

  async function retry({ issuer, subject }: Claims, error: unknown): Promise<AccountVersion> {
    const made = await identitiesQueries(db).accountOf(issuer, subject);
    if (made === undefined) throw isUniqueViolation(error) ? unprocessable(SIGN_IN_FAILED) : error;
    return made;
  }

  return {
    /** @throws 404 where Google sign-in is not configured, 503 while the provider is down */
    async start() {
      if (!provider) throw notFound('Google sign-in is not available here.');
      return provider.start(clock.now()).catch(() => {
        throw new HttpError(503, 'Google is not responding. Please try again later.');
      });
    },

    /**
     * @param flow the flow in this browser's cookie that has the state of the query
     * @throws 404, 422
     */
    async finish(
      query: GoogleCallback,
      flow: Flow | undefined,
      device: Device,
    ): Promise<SignInAnswer> {
      if (!provider) throw notFound('Google sign-in is not available here.');
      if (!flow) throw unprocessable('This sign-in has expired. Please try again.');
      if (query.error === 'access_denied') throw unprocessable('Google sign-in was cancelled.');
      const claims = await provider.finish(query, flow).catch((error) => {
        throw error instanceof HttpError ? error : unprocessable(SIGN_IN_FAILED);
      });
      const user = await userFor(claims, device.name);
      return sessionService(deps).open(user, device, 'google', SIGN_IN_FAILED);
    },
  };
}
