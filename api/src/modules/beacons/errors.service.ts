import { createHash } from 'node:crypto';
import type { ErrorsQuery, ReleaseErrors } from 'contract/wire/releaseErrors.contract';
import { type Beacon, REFERENCE } from 'contract/wire/site.contract';
import type { Ticket } from 'server-kit/tickets';
import { HOUR, MINUTE } from '../../app/clock';
import type { DbDeps } from '../../deps/deps';
import { errorsQueries } from './errors.queries';
import { classNameOf, knownSentence } from './knownSentence';
import { pageOf } from './sitePages';

/** A person who retries gets a new reference each time. */
export const MAX_ERRORS_PER_DOCUMENT = 20;
/** Per hour. */
export const MAX_ERRORS_PER_NETWORK = 60;
/** Distinct errors. */
export const MAX_ERRORS_PER_RELEASE = 500;
/** Maximum of errors in a response. */
const MAX_LISTED = 300;

/** What failed, where, and how often: `mfe errors` (docs/decisions/044). It does not identify visitors. */
export function errorsService({ db, clock }: DbDeps) {
  return {
    /** @param ticket verified, and issued with this release */
    async record({ nonce, network }: Ticket, beacon: Beacon): Promise<void> {
      const { remote, id: releaseId, phase, ok, frames = [], message = '', route } = beacon;
      if (ok || phase === 'vitals') return;
      const now = clock.now();
      const hourAgo = new Date(now.getTime() - HOUR);
      const before = errorsQueries(db);
      if ((await before.countFromTicket(nonce)) >= MAX_ERRORS_PER_DOCUMENT) return;
      if ((await before.countFromNetwork(network, hourAgo)) >= MAX_ERRORS_PER_NETWORK) return;

      const errorClass = classNameOf(beacon.errorClass);
      const place = { remote, releaseId, phase, errorClass, frames: frames.join('\n') };
      const fingerprint = createHash('sha256')
        .update(Object.values(place).join('\0'))
        .digest('hex');
      const group = { ...place, fingerprint, message: knownSentence(message) };
      const reference = REFERENCE.test(beacon.reference ?? '') ? beacon.reference! : '';
      const page = route === undefined ? null : pageOf(route);
      await db.transaction(async (tx) => {
        const queries = errorsQueries(tx);
        const { id: groupId, failures } = await queries.touchGroup(group, now);
        const report = { groupId, ticket: nonce, network, route: page, reference, createdAt: now };
        const earlier = await queries.findEarlier(report);
        await queries.addReport(report);
        if (!earlier.document) await queries.countFailure(groupId, !earlier.network);
        if (failures === 0) await queries.evict(remote, releaseId, MAX_ERRORS_PER_RELEASE);
      });
    },

    async errors({ minutes, ...filter }: ErrorsQuery): Promise<ReleaseErrors> {
      const since = new Date(clock.now().getTime() - minutes * MINUTE);
      const rows = await errorsQueries(db).listSince(since, filter, MAX_LISTED);
      const errors = rows.map(({ group, ...seen }) => ({
        remote: group.remote,
        id: group.releaseId,
        phase: group.phase,
        errorClass: group.errorClass,
        message: group.message,
        frames: group.frames.split('\n').filter(Boolean),
        ...seen,
        total: group.failures,
        firstAt: group.firstAt.toISOString(),
        lastAt: group.lastAt.toISOString(),
      }));
      return { minutes, errors };
    },
  };
}
