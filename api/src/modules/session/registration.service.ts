import type { Registration, SignedIn } from '../../../contract/session.contract';
import type { Parts } from '../../app/parts';
import { invalid } from '../../app/refusal';
import { usersQueries } from '../users/users.queries';
import { passwordProblem } from './passwordRules';
import { registrationQueries } from './registration.queries';
import { type Device, sessionService } from './session.service';
import { makeUsername, usernameStem } from './username';

const TAKEN = 'The email has already been taken.';

/** Signing up (RULES A.2 POST /register). A pending invitation is not accepted by it. */
export function registrationService(parts: Pick<Parts, 'db' | 'clock' | 'passwords' | 'config'>) {
  const { db, clock, passwords, config } = parts;
  const accounts = registrationQueries(db);
  const session = sessionService(parts);

  /** @throws 422 when name and address were taken again and again in the same moment */
  async function insert(person: Registration, passwordHash: string): Promise<number> {
    const { name, surname, email } = person;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const username = makeUsername(
        name,
        surname,
        await accounts.usernamesLike(usernameStem(name, surname)),
      );
      const user = { name, surname, email, username, passwordHash, createdAt: clock.now() };
      const id = await accounts.insert(user);
      if (id !== undefined) return id;
      if (await accounts.emailTaken(email)) break;
    }
    throw invalid({ email: TAKEN });
  }

  return {
    /** @throws 422 by field */
    async register(form: Registration, device: Device): Promise<SignedIn> {
      const problem = passwordProblem(form.password, { ...form, productName: config.productName });
      if (problem) throw invalid({ password: problem });
      if (await accounts.emailTaken(form.email)) throw invalid({ email: TAKEN });
      const id = await insert(form, await passwords.hash(form.password));
      const user = await usersQueries(db).byId(id);
      return session.open(user!, device);
    },
  };
}
