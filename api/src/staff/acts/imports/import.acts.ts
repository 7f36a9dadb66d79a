import { personName } from 'contract/wire/session.contract';
import { Stage } from 'contract/wire/startups.contract';
import { publicName } from 'contract/wire/text.contract';
import { z } from 'zod';
import { newAccount } from '../../../modules/session/newAccount';
import { usersQueries } from '../../../modules/users/users.queries';
import { email, slug } from '../../act/find';
import { wholeNumber } from '../../act/wholeNumber';
import { assignMentor } from '../mentors/assignMentor';
import { description, newStartup } from '../startups/newStartup';
import { importAct } from './importAct';
import { MENTOR_COLUMNS, putMentor } from './putMentor';
import { requireNewName } from './requireNewName';
import { undoAct } from './undoAct';

const yes = z.enum(['yes', 'no'], 'must be yes or no').transform((word) => word === 'yes');

const startups = importAct({
  what: 'startups',
  columns: {
    name: publicName('name', { min: 2, max: 100 }).describe('required'),
    industry: publicName('industry', { min: 2, max: 60 }).describe('required'),
    season: wholeNumber({ max: 1_000, error: 'must be a number' }).optional().describe('a number'),
    stage: Stage.default('seed').describe('pre-seed, seed or scaling'),
    description,
    slug: z
      .string()
      .optional()
      .describe('made from the name when empty; required for another startup of the same name'),
    published: yes.default(true).describe('yes or no'),
  },
  async put({ db, clock }, { published, ...facts }) {
    if (!facts.slug) await requireNewName(db, facts.name);
    const { id } = await newStartup(db, clock, { ...facts, draft: !published });
    return { fate: 'created', things: [{ kind: 'startup', id, before: null }] };
  },
});

const mentors = importAct({ what: 'mentors', columns: MENTOR_COLUMNS, put: putMentor });

const people = importAct(
  {
    what: 'people',
    columns: {
      email: email('required; an existing account is not changed'),
      name: personName('name').describe('required'),
      surname: personName('surname').describe('/ for none').default('/'),
    },
    async put(deps, row) {
      if (await usersQueries(deps.db).byEmail(row.email)) return { fate: 'unchanged', things: [] };
      const id = await newAccount(deps, row); // "Forgot password" sets the first password
      return { fate: 'created', things: [{ kind: 'user', id, before: null }] };
    },
  },
  'people',
);

const assignments = importAct({
  what: 'assignments',
  columns: { mentor: email('email address of a mentor'), startup: slug('slug or id') },
  notifies: 'Mentors and founders are notified of new assignments.',
  async put(deps, row) {
    const { id } = await assignMentor(deps, row);
    if (id === undefined) return { fate: 'unchanged', things: [] };
    return { fate: 'created', things: [{ kind: 'assignment', id, before: null }] };
  },
});

const undo = undoAct('import.undo', 'programme', ['startups', 'mentors', 'assignments']);
const undoPeople = undoAct('import.undo-people', 'people', ['people']);

export const importActs = [startups, people, mentors, assignments, undo, undoPeople];
