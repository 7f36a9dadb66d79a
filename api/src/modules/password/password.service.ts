import type { ForgottenPassword, PasswordReset, ResetLink } from 'contract/wire/password.contract';
import type { Done } from 'contract/wire/text.contract';
import { HttpError, invalid, unprocessable } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { passwordChangedLetter } from '../../mail/letters/account';
import { postLetter } from '../../mail/outbox';
import { lockAccountNow } from '../account-lock/accountLock';
import { mailedTokens } from '../mailed-tokens/mailedTokens';
import { recoverAccount } from '../recovery/recoverAccount';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { passwordProblem } from '../session/passwordRules';
import { usersQueries } from '../users/users.queries';
import { passwordQueries } from './password.queries';

const BAD_LINK = 'Invalid or expired reset link';

/** Sets a password by mail, without the old one (rules 2.30 to 2.33). */
export function passwordService(deps: Deps) {
  const { db, clock, config, limiter, passwords } = deps;

  /** Limits requests per submitted address, known or not. Limiting known ones only would reveal them. */
  async function requireCooldown(email: string) {
    for (const [max, seconds] of [
      [1, 60],
      [5, 3_600],
    ] as const) {
      const { allowed } = await limiter.hit(`forgot ${seconds} ${email}`, max, seconds);
      if (!allowed)
        throw invalid({ email: 'You requested a link recently. Please try again later.' });
    }
  }

  /** @throws 422 without field names */
  async function find({ token, email }: ResetLink) {
    const row = await mailedTokens(deps).find('reset', token);
    const user = row?.email === email ? await usersQueries(db).byId(row.userId) : undefined;
    if (!user || user.disabledAt) throw unprocessable(BAD_LINK);
    return user;
  }

  return {
    /** Responds the same to everybody. The account is looked up afterwards. */
    async forgot({ email }: ForgottenPassword): Promise<Done> {
      await requireCooldown(email);
      await passwordQueries(db).request(email, clock.now());
      return { message: 'If this address has an account, a reset link is on its way.' };
    },

    /** @throws 422 */
    async check(link: ResetLink): Promise<Done> {
      await find(link);
      return { message: 'The reset link is valid.' };
    },

    /**
     * @param by user agent of the caller
     * @throws 422 by field; a refused password leaves the link usable
     */
    async reset(form: PasswordReset, by: string): Promise<Done> {
      try {
        await setPassword(form, by);
      } catch (error) {
        if (!(error instanceof HttpError && (await isSet(form)))) throw error;
      }
      return { message: 'Your password has been reset.' };
    },
  };

  async function setPassword(form: PasswordReset, by: string): Promise<void> {
    const badLink = () => invalid({ email: BAD_LINK });
    const user = await find(form).catch((error: unknown) => {
      throw error instanceof HttpError ? badLink() : error;
    });
    const problem = passwordProblem(form.password, { ...user, productName: config.productName });
    if (problem) throw invalid({ password: problem });
    const passwordHash = await passwords.hash(form.password);

    await db.transaction(async (tx) => {
      const inside = { ...deps, db: tx };
      const account = await lockAccountNow(tx, user.id);
      if (!account || !(await mailedTokens(inside).use('reset', form.token))) throw badLink();
      if (!(await recoverAccount(inside, account, form.email))) throw badLink();
      await passwordQueries(tx).setPassword(user.id, passwordHash);
      await recordSecurityEvent(inside, { userId: user.id, kind: 'password-reset', by });
      const letter = passwordChangedLetter(config, { name: user.name, at: clock.now() });
      const owner = { name: user.name, email: form.email };
      await postLetter(inside, owner, letter, { account: user.id });
    });
  }

  /** Whether an earlier request with the same password succeeded but its response was lost. */
  async function isSet({ token, email, password }: PasswordReset): Promise<boolean> {
    const row = await mailedTokens(deps).findJustEnded('reset', token);
    const user = row?.email === email ? await usersQueries(db).byId(row.userId) : undefined;
    if (!user?.passwordHash || user.disabledAt) return false;
    return passwords.matches(user.passwordHash, password);
  }
}
