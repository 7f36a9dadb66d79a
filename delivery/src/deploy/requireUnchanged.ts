import { isDeepStrictEqual } from 'node:util';

import type { Deployment } from '../store/revisions';
import { slotsIn } from '../store/slotsIn';
import type { Change } from './changes';
import { slotOf } from './slots';

/**
 * The same change of what stood when it was first asked for. Whoever goes back, or shows a canary to more
 * people, means the releases they saw: of two who go back at once the second would go one release too far,
 * and a release that mends what is wrong would be taken back with it.
 */
export function requireUnchanged(change: Change): Change {
  let seen: Deployment | undefined;
  return (now, made) => {
    seen ??= now;
    const before = seen;
    const next = change(now, made);
    const changed = slotsIn(next).filter(([name, slot]) => differ(slotOf(now, name), slot));
    const moved = changed.find(([name]) => differ(slotOf(before, name), slotOf(now, name)));
    if (!moved) return next;
    const [name] = moved;
    throw new Error(
      `Somebody else changed ${name} meanwhile: ${slotOf(now, name)?.stable.id ?? 'none'} is stable now. ` +
        'Nothing has changed by this; look at `mfe status`, and say it again if it still holds.',
    );
  };
}

const differ = (one: unknown, other: unknown) => !isDeepStrictEqual(one, other);
