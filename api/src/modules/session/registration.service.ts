import type { Registration, SignedIn } from '../../../contract/session.contract';
import type { Parts } from '../../app/parts';
import { invalid } from '../../app/refusal';
import { sendVerification } from '../mailed-links/sendVerification';
import { usersQueries } from '../users/users.queries';
import { newAccount, TAKEN } from './newAccount';
import type { Device } from './openSession';
import { passwordProblem } from './passwordRules';
import { registrationQueries } from './registration.queries';
import { sessionService } from './session.service';

/** Signing up (RULES A.2 POST /register). A pending invitation is not accepted by it. */
export function registrationService(
  parts: Pick<Parts, 'db' | 'clock' | 'passwords' | 'limiter' | 'config' | 'keys'>,
) {
  const { db, clock, passwords, config } = parts;
  const session = sessionService(parts);

  return {
    /** @throws 422 by field */
    async register(form: Registration, device: Device): Promise<SignedIn> {
      const { name, surname, email, password } = form;
      const problem = passwordProblem(password, { ...form, productName: config.productName });
      if (problem) throw invalid({ password: problem });
      // Looked up before, so that a taken address costs no hashing.
      if (await registrationQueries(db).emailTaken(email, clock.now()))
        throw invalid({ email: TAKEN });
      const passwordHash = await passwords.hash(password);
      const id = await db.transaction(async (tx) => {
        const inside = { ...parts, db: tx };
        const id = await newAccount(inside, { name, surname, email, passwordHash });
        await sendVerification(inside, { id, name, email });
        return id;
      });
      const user = await usersQueries(db).byId(id);
      return session.open(user!, device, 'registration');
    },
  };
}
