import type { Registration, SignedIn } from 'contract/wire/session.contract';
import { invalid } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { lockAccountNow } from '../account-lock/accountLock';
import { sendVerification } from '../email-addresses/sendVerification';
import { type Device, openSession } from '../sign-in/openSession';
import { toOwnUser } from '../users/user.wire';
import { usersQueries } from '../users/users.queries';
import { emailTaken, newAccount } from './newAccount';
import { passwordProblem } from './passwordRules';
import { registrationQueries } from './registration.queries';

/** Registration (rule 2.11). It does not accept a pending invitation. */
export function registrationService(
  deps: Pick<Deps, 'db' | 'clock' | 'passwords' | 'limiter' | 'config' | 'keys'>,
) {
  const { db, clock, passwords, config } = deps;

  return {
    /** @throws 422 by field */
    async register(form: Registration, device: Device): Promise<SignedIn> {
      const { name, surname, email, password } = form;
      const problem = passwordProblem(password, { ...form, productName: config.productName });
      if (problem) throw invalid({ password: problem });
      // Checked first, to save the hashing for a taken address.
      if (await registrationQueries(db).emailTaken(email, clock.now())) throw emailTaken();
      const passwordHash = await passwords.hash(password);
      return db.transaction(async (tx) => {
        const inside = { ...deps, db: tx };
        const id = await newAccount(inside, { name, surname, email, passwordHash });
        await sendVerification(inside, { id, name, email });
        const account = await lockAccountNow(tx, id);
        const token = await openSession(inside, account!, device, { way: 'registration' });
        const user = await usersQueries(tx).byId(id);
        return { user: toOwnUser(user!), token };
      });
    },
  };
}
