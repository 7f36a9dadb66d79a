import type { PrimaryWatch } from './PrimaryWatch';
import type { Replica } from './Replica';

/**
 * A replica that lacks nothing that was acknowledged, while the primary is away. The primary acknowledged nothing that
 * not one of its followers had: who has as much as the one that has most, among all of them, lacks nothing. A follower
 * that took its place had it all, and has what was written since.
 *
 * What it has shows it once it was replayed; but for the beginning of a record whose end no follower has, which was
 * acknowledged to nobody.
 *
 * Who did not follow when the primary was last there is none of them, whatever it says of itself: a copy that was
 * promoted by hand, or one that was cut off. Who lacks what any of them was seen to have has not received all.
 */
export async function findCompleteReplica(
  server: PrimaryWatch,
  replicas: readonly Replica[],
): Promise<Replica | undefined> {
  const all = await Promise.all(
    replicas.map(async (replica) => ({ replica, state: await replica.state() })),
  );
  const copies = all.flatMap(({ replica, state }) => (state ? [{ replica, ...state }] : []));
  const heirs = copies.filter(
    ({ replica, received, timeline = Infinity }) =>
      replica.following.toTheEnd &&
      received >= server.followedTo &&
      // One that takes writes on the same timeline is the primary itself, which may be a former one.
      timeline > server.timeline,
  );
  if (heirs.length === 0 || heirs.length < server.followers) return undefined;
  const successor = newest(heirs, ({ timeline = 0 }) => timeline);
  if (successor.timeline !== undefined) {
    server.noteSuccessor(successor.timeline);
    return successor.replica;
  }
  const { received } = newest(heirs, (heir) => heir.received);
  return heirs.find((heir) => {
    const { replica, shown } = heir;
    return shown >= received || (heir.received === received && replica.following.hasShownAll(heir));
  })?.replica;
}

const newest = <T>(all: readonly T[], of: (one: T) => number) =>
  all.reduce((best, each) => (of(each) > of(best) ? each : best));
