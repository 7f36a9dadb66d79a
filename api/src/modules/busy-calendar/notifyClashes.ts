import type { NotifyDeps } from '../../deps/deps';
import { clashesQueries } from '../clashes/clashes.queries';
import { notify } from '../notifications/notify';

/**
 * Notifies a mentor once of each booked session that overlaps an event in their calendar (rule 6.27). Pass the
 * transaction that saved the calendar as `db`.
 */
export async function notifyClashes(
  deps: NotifyDeps,
  { mentorId, userId }: { mentorId: number; userId: number },
): Promise<void> {
  const clashes = clashesQueries(deps.db);
  const hit = await clashes.findAll(mentorId, deps.clock.now());
  const ids = await clashes.replace(mentorId, hit);
  const fresh = hit.filter(({ id }) => ids.includes(id));
  const [first] = fresh;
  if (!first) return;
  const isOne = fresh.length === 1;
  const during = isOne ? `your session with ${first.startup}` : `${fresh.length} of your sessions`;
  await notify(deps, [userId], {
    type: 'meeting-moved',
    happensAt: first.startsAt,
    text: () => `Your own calendar has another event during ${during}.`,
    url: isOne ? `/my/mentorships/agenda/${first.id}` : '/my/mentorships/agenda',
    cause: { account: userId },
  });
}
