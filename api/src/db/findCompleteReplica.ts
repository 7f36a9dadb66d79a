import type { PrimaryWatch } from './PrimaryWatch';
import type { Replica } from './Replica';

/**
 * Finds a replica that has everything that was acknowledged, while the primary is down. The primary acknowledged only
 * what at least one of its replicas had. So a replica that has as much as the most advanced of all of them is complete.
 * A promoted replica had everything, and also has later writes.
 *
 * A replica shows what it has after replay, except for the beginning of a record whose end no replica has, which was
 * acknowledged to no client.
 *
 * A server that did not follow when the primary was last up does not count, whatever it reports: it is a copy that was
 * promoted by hand, or one that was disconnected. A replica that lacks a position seen on any of them has not received
 * everything.
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
      // A server that takes writes on the same timeline is the primary itself, perhaps a former one.
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
