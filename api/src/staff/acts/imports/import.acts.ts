import { personName } from 'contract/wire/session.contract';
import { Stage } from 'contract/wire/startups.contract';
import { publicName } from 'contract/wire/text.contract';
import { z } from 'zod';
import { mentorHoursQueries } from '../../../modules/mentor-hours/mentorHours.queries';
import { newAccount } from '../../../modules/session/newAccount';
import { usersQueries } from '../../../modules/users/users.queries';
import { email, find, slug } from '../../act/find';
import { WORKING_HOURS, week } from '../mentors/hours';
import { mentorQueries } from '../mentors/mentors.queries';
import { timeZone } from '../mentors/timeZone';
import { newStartup } from '../startups/newStartup';
import { importAct } from './importAct';

const yes = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes');

const startups = importAct({
  what: 'startups',
  columns: {
    name: publicName('name', { min: 2, max: 100 }).describe('needed'),
    industry: publicName('industry', { min: 2, max: 60 }).describe('needed'),
    season: z.coerce
      .number('must be a number')
      .int()
      .min(1)
      .max(1_000)
      .optional()
      .describe('a number'),
    stage: Stage.default('seed').describe('pre-seed, seed or scaling'),
    description: z.string().max(5_000).optional().describe('plain text'),
    slug: z.string().optional().describe('made of the name when empty'),
    published: yes.default(true).describe('yes or no'),
  },
  async put({ db, clock }, { published, ...facts }) {
    await newStartup(db, clock, { ...facts, draft: !published });
    return 'created';
  },
});

const mentors = importAct({
  what: 'mentors',
  columns: {
    email: email('needed; an account is made when there is none'),
    name: personName('name').describe('needed for a new account').optional(),
    surname: personName('surname').describe('/ for none').default('/'),
    company: publicName('company', { max: 100 }).describe('shown under the name').optional(),
    zone: timeZone('IANA time zone; Europe/Belgrade for a new mentor').optional(),
    hours: week('e.g. mon-fri 09:00-12:00; working hours when empty').optional(),
  },
  async put(deps, row) {
    const { db, clock } = deps;
    const known = await usersQueries(db).byEmail(row.email);
    // Without a password: "Forgot password" sets the first one.
    const person = { name: row.name ?? row.email.split('@')[0]!, surname: row.surname };
    const userId = known?.id ?? (await newAccount(deps, { ...person, email: row.email }));
    const { company, zone, hours } = row;
    const mentor = { userId, createdAt: clock.now() };
    const { id, isNew } = await mentorQueries(db).put(mentor, { company, timeZone: zone });
    if (hours || isNew) await mentorHoursQueries(db).setWeek(id, hours ?? WORKING_HOURS);
    return isNew ? 'created' : 'changed';
  },
});

const people = importAct(
  {
    what: 'people',
    columns: {
      email: email('needed; nothing happens to an account that is there'),
      name: personName('name').describe('needed'),
      surname: personName('surname').describe('/ for none').default('/'),
    },
    async put(deps, row) {
      if (await usersQueries(deps.db).byEmail(row.email)) return 'unchanged';
      await newAccount(deps, row); // "Forgot password" sets the first password
      return 'created';
    },
  },
  'people',
);

const assignments = importAct({
  what: 'assignments',
  columns: { mentor: email('address of a mentor'), startup: slug('slug or id') },
  async put({ db, clock }, row) {
    const { id: mentorId } = await find(db).mentor(row.mentor);
    const { id: startupId } = await find(db).startup(row.startup);
    const isNew = await mentorQueries(db).assign({ mentorId, startupId, createdAt: clock.now() });
    return isNew ? 'created' : 'unchanged';
  },
});

export const importActs = [startups, people, mentors, assignments];
