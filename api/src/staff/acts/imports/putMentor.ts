import { personName } from 'contract/wire/session.contract';
import { publicName } from 'contract/wire/text.contract';
import type { z } from 'zod';
import { newAccount } from '../../../modules/session/newAccount';
import { usersQueries } from '../../../modules/users/users.queries';
import type { StaffDeps } from '../../act/act';
import { email } from '../../act/find';
import { week } from '../mentors/hours';
import { makeMentor } from '../mentors/makeMentor';
import { timeZone } from '../mentors/timeZone';
import type { PutRow, PutThing } from './putRows';

export const MENTOR_COLUMNS = {
  email: email('required; an account is created if there is none'),
  name: personName('name').describe('required for a new account').optional(),
  surname: personName('surname').describe('/ for none').default('/'),
  company: publicName('company', { max: 100 }).describe('shown under the name').optional(),
  zone: timeZone('IANA time zone; a new mentor gets that of the programme by default').optional(),
  hours: week('e.g. mon-fri 09:00-12:00; a new mentor gets working hours by default').optional(),
};

type MentorRow = z.output<z.ZodObject<typeof MENTOR_COLUMNS>>;

/** Makes a person a mentor, with an account if needed, or updates a mentor by the row. */
export async function putMentor(deps: StaffDeps, row: MentorRow): Promise<PutRow> {
  const known = await usersQueries(deps.db).byEmail(row.email);
  // Without a password: "Forgot password" sets the first one.
  const person = { name: row.name ?? row.email.split('@')[0]!, surname: row.surname };
  const userId = known?.id ?? (await newAccount(deps, { ...person, email: row.email }));
  const things: PutThing[] = known ? [] : [{ kind: 'user', id: userId, before: null }];
  const { id, isNew, before = null, after, told } = await makeMentor(deps, userId, row);
  if (JSON.stringify(after) === JSON.stringify(before)) return { fate: 'unchanged', things };
  return {
    fate: isNew ? 'created' : 'changed',
    things: [...things, { kind: 'mentor', id, before: before && { ...before } }],
    notified: told ? userId : undefined,
  };
}
