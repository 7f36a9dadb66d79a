import type { RemoteRoute } from 'shared-ui';
import { actTitle } from '../acts/actTitle';
import { getLetter } from '../data/letters.endpoints';
import { getMessage } from '../data/messages.endpoints';
import { readProgramme } from '../data/programme.endpoints';
import {
  readStaffMentor,
  readStaffPerson,
  readStaffSession,
  readStaffStartup,
} from '../data/tables.endpoints';
import {
  letterTitle,
  messageTitle,
  NEW_LETTER,
  nameOf,
  sectionNamed,
  sessionTitle,
} from './titles';

type RouteHead = NonNullable<RemoteRoute['head']>;

/** Selects the state of a query. `RootState` does not have the cache tags that staff's endpoints add, hence `never`. */
type Selector<Data> = (state: never) => { data?: Data | undefined };

const storedLetter = headOf('Letter', (id) => getLetter.select({ id }), letterTitle);

/** Heads of pages of one object: their title names the object, so that its tab is found among others (rule 11.58). */
export const heads: Record<
  'startup' | 'person' | 'mentor' | 'session' | 'section' | 'letter' | 'message' | 'act',
  RouteHead
> = {
  startup: headOf('Startup', readStaffStartup.select, nameOf),
  person: headOf('Person', readStaffPerson.select, nameOf),
  mentor: headOf('Mentor', readStaffMentor.select, nameOf),
  session: headOf('Session', readStaffSession.select, sessionTitle),
  section(state, { section }) {
    const { data } = readProgramme.select()(state as never);
    return { title: sectionNamed(data, section)?.title ?? 'Programme section' };
  },
  letter: (state, params) =>
    params.letterId === 'new' ? { title: NEW_LETTER } : storedLetter(state, params),
  message: headOf('Message', (id) => getMessage.select({ id }), messageTitle),
  act: (_state, { name = '' }) => ({ title: actTitle(name) }),
};

/** @param otherwise title until the object is loaded, and when it cannot be */
function headOf<Data>(
  otherwise: string,
  select: (id: string) => Selector<Data>,
  titleOf: (data: Data) => string,
): RouteHead {
  return (state, params) => {
    const [id = ''] = Object.values(params);
    const { data } = select(id)(state as never);
    return { title: data ? titleOf(data) : otherwise };
  };
}
