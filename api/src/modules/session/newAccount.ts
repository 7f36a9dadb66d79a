import { type HttpError, invalid } from '../../app/httpError';
import type { DbDeps } from '../../deps/deps';
import { type NewUser, registrationQueries } from './registration.queries';
import { makeUsername, usernameStem } from './username';

const EMAIL_TAKEN = 'The email has already been taken.';

/** Reports that the address has an account, which registration reveals (rule 2.11). */
export const emailTaken = () => invalid({ email: EMAIL_TAKEN });

export const isEmailTaken = ({ message }: HttpError) => message === EMAIL_TAKEN;

/**
 * Creates a user with a username derived from their name.
 * @returns the id
 * @throws 422 when the address is taken, also by a concurrent request
 */
export async function newAccount(
  { db, clock }: DbDeps,
  person: Omit<NewUser, 'id' | 'username' | 'createdAt'>,
): Promise<number> {
  const accounts = registrationQueries(db);
  const { name, surname, email } = person;
  const stem = usernameStem(name, surname);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await accounts.emailTaken(email, clock.now())) break;
    const username = makeUsername(name, surname, await accounts.usernamesLike(stem));
    const id = await accounts.insert({ ...person, username, createdAt: clock.now() });
    if (id !== undefined) return id;
  }
  throw emailTaken();
}
