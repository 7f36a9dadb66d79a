import { isDeepStrictEqual } from 'node:util';

import type { Deployment } from '../store/revisions';
import { slotOf, slotsIn } from '../store/slots';
import type { Change } from './changes';

/**
 * Applies a change only if the packages are unchanged since it was requested. A person who rolls back, or increases a
 * canary's share, means the releases that they saw. Otherwise the second of two concurrent rollbacks would go back one
 * release too far, or withdraw a release that fixes the fault.
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
        'This command changed nothing. Look at `mfe status`, and run it again if it still applies.',
    );
  };
}

const differ = (one: unknown, other: unknown) => !isDeepStrictEqual(one, other);
