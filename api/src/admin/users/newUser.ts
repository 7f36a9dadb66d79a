import { Refusal } from '../../app/refusal';
import { type NewUser, registrationQueries } from '../../modules/session/registration.queries';
import { makeUsername, usernameStem } from '../../modules/session/username';
import type { StaffParts } from '../command';

type Person = Omit<NewUser, 'id' | 'username' | 'createdAt'>;

/** Creates a member under a free username. @returns the id @throws 409 when the address is taken */
export async function newUser({ db, clock }: StaffParts, person: Person): Promise<number> {
  const accounts = registrationQueries(db);
  const { name, surname, email } = person;
  if (await accounts.emailTaken(email)) throw new Refusal(409, `${email} is a member already.`);
  const taken = await accounts.usernamesLike(usernameStem(name, surname));
  const username = makeUsername(name, surname, taken);
  const id = await accounts.insert({ ...person, username, createdAt: clock.now() });
  if (id === undefined) throw new Refusal(409, `${email} was taken a moment ago. Try again.`);
  return id;
}
