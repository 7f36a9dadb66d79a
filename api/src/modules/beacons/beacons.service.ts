import type { Beacon, PageView } from 'contract/wire/site.contract';
import { HOUR, utcDay } from '../../app/clock';
import type { Deps } from '../../deps/deps';
import { beaconsQueries } from './beacons.queries';
import { errorsService } from './errors.service';
import { classNameOf } from './knownSentence';
import { pageOf } from './sitePages';

/** Documents counted in an hour for one network and release. */
export const MAX_VISITS_PER_NETWORK = 5;

/** Events that browsers report about pages and releases. None of them identifies a visitor. */
export function beaconsService({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const queries = beaconsQueries(db);
  const errors = errorsService({ db, clock });
  return {
    /**
     * Counts reports that the document's ticket vouches for and drops all others, so a flood of reports cannot displace
     * real ones. The sender does not learn whether a report was dropped.
     */
    async release(sent: Beacon): Promise<void> {
      const { id, ticket: text, phase, ok, ...beacon } = sent;
      const now = clock.now();
      const ticket = text === undefined ? undefined : keys.tickets.verify(text, now.getTime());
      if (!ticket?.names(beacon.remote, id)) return;
      const { remote, revision, route, errorClass, ms, bytes, interactive, lcp, inp, cls } = beacon;
      const visit = {
        ticket: ticket.nonce,
        network: ticket.network,
        slow: ticket.slow,
        remote,
        releaseId: id,
        revision,
        errorClass: errorClass === undefined ? null : classNameOf(errorClass),
        ms,
        bytes,
        interactive,
        lcp,
        inp,
        cls,
        route: route === undefined ? null : pageOf(route),
        loaded: phase === 'load' ? ok : null,
        renderFailed: phase === 'render' && !ok,
        runtimeFailed: phase === 'runtime' && !ok,
        createdAt: now,
      };
      const others = await queries.countOtherVisits(visit, new Date(now.getTime() - HOUR));
      if (others < MAX_VISITS_PER_NETWORK) await queries.addToVisit(visit);
      await errors.record(ticket, sent);
    },

    /** @param views how many views the report stands for */
    async pageView({ path }: PageView, views = 1): Promise<void> {
      await queries.countPageView(utcDay(clock.now()), pageOf(path), views);
    },
  };
}
