import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Viewer } from '../../app/viewer';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps/deps';
import { commitAlongside } from '../../modules/commit/commit';
import { notify } from '../../modules/notifications/notify';
import { peopleQueries } from '../../modules/notifications/people.queries';
import { accessQueries } from '../../modules/startup-access/access.queries';
import { changesBetween, type Facts, factsOf } from '../record/facts';
import type { Subject } from '../record/subjects';
import { subjectQueries } from '../record/subjects.queries';
import { writeAct } from '../record/writeAct';
import { PAGE_ACTS, type PageAct } from './pageActs';

interface Begun {
  act: PageAct;
  startupId: number;
  subjects: Subject[];
  before: Facts;
}

/**
 * Records acts of staff on pages of members, on behalf of their people, like every other act, and notifies those people
 * (rule 11.55). The row is written in the transaction of the call: if it fails, the call is rolled back.
 */
export function recordPageActs(app: FastifyInstance): void {
  const { deps } = app;
  app.addHook('preHandler', async (request) => {
    const { viewer, id } = request;
    const act = PAGE_ACTS[`${request.method} ${request.routeOptions.url}`];
    if (!act || !viewer?.scopes.includes(act.scope)) return;
    const subjects = await inPlaceOf(deps.db, act, request, viewer);
    const startup = subjects.find(({ kind }) => kind === 'startup');
    if (!startup) return;
    const before = await factsOf(deps.db, subjects);
    const begun = { act, startupId: startup.id, subjects, before };
    commitAlongside(request, (inside) => conclude(inside, begun, viewer, id));
  });
}

/** The subjects of a call; undefined when the actor is one of its people and acts as themselves. */
async function inPlaceOf(
  db: Database,
  { scope }: PageAct,
  { params, body }: FastifyRequest,
  viewer: Viewer,
): Promise<Subject[]> {
  const { startupId, meetingId } = params as Record<string, number | undefined>;
  const meeting = meetingId === undefined ? [] : await subjectQueries(db).meeting(meetingId);
  if (scope === 'sessions')
    return meeting.some(({ kind, id }) => kind === 'user' && id === viewer.id) ? [] : meeting;
  if (startupId === undefined) return [];
  const standing = await accessQueries(db).standing(startupId, viewer.id);
  if (!standing || standing.team) return [];
  const ofTeam = z.object({ user_id: z.int() }).safeParse(body);
  const person: Subject[] = ofTeam.success ? [{ kind: 'user', id: ofTeam.data.user_id }] : [];
  return [{ kind: 'startup', id: startupId }, ...meeting.filter(isMeeting), ...person];
}

const isMeeting = ({ kind }: Subject) => kind === 'meeting';

async function conclude(
  deps: Deps,
  { act, startupId, subjects, before }: Begun,
  viewer: Viewer,
  requestId: string,
): Promise<void> {
  const after = await factsOf(deps.db, subjects);
  const key = `startup:${startupId}`;
  const text = act.text(String((after[key] ?? before[key])?.name));
  await writeAct(deps, {
    act: {
      ...act,
      fields: z.object({}),
      inPlaceOf: act.scope === 'sessions' ? 'mentor' : undefined,
    },
    by: { source: 'web', userId: viewer.id, scopes: viewer.scopes },
    subjects,
    given: {},
    text: `${text}.`,
    changes: changesBetween(before, after),
    why: null,
    requestId,
    erased: false,
  });
  if (!act.tells) return;
  await notify(deps, await peopleQueries(deps.db).founders(startupId), {
    type: 'team-change',
    text: () => `${text} by the programme team.`,
    url: `/my/startups/${startupId}`,
    cause: 'product',
  });
}
