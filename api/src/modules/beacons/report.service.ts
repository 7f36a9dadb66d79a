import type { ReleaseReport } from '../../../contract/releaseReport.contract';
import { MINUTE } from '../../app/clock';
import type { Parts } from '../../app/parts';
import { reportQueries } from './report.queries';

/** Tells teams how their releases fare: what `mfe status` shows and `mfe watch` decides on. */
export function reportService({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  const queries = reportQueries(db);
  return {
    async report(minutes: number): Promise<ReleaseReport> {
      const since = new Date(clock.now().getTime() - minutes * MINUTE);
      const [health, classes] = await Promise.all([
        queries.healthSince(since),
        queries.classesSince(since),
      ]);
      const releases = health.map(({ remote, id, loads, p50, p95, bytes, ...failures }) => {
        const own = classes.filter((one) => one.remote === remote && one.id === id);
        return {
          remote,
          id,
          loads,
          failures,
          classes: Object.fromEntries(own.map((one) => [one.errorClass, one.failures])),
          bytes,
          ms: p50 === null || p95 === null ? null : { p50, p95 },
        };
      });
      return { minutes, releases };
    },
  };
}
