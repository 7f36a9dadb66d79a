import type { ReleaseReport } from 'contract/wire/releaseReport.contract';
import { MINUTE } from '../../app/clock';
import type { DbDeps } from '../../deps/deps';
import { reportQueries } from './report.queries';

/** Reports to teams how their releases perform: `mfe status` shows it and `mfe watch` decides on it. */
export function reportService({ db, clock }: DbDeps) {
  const queries = reportQueries(db);
  return {
    async report(minutes: number): Promise<ReleaseReport> {
      const since = new Date(clock.now().getTime() - minutes * MINUTE);
      const [health, classes] = await Promise.all([
        queries.healthSince(since),
        queries.classesSince(since),
      ]);
      const releases = health.map(({ remote, id, loads, bytes, ...one }) => {
        const own = classes.filter((other) => other.remote === remote && other.id === id);
        return {
          remote,
          id,
          loads,
          failures: { load: one.load, render: one.render, runtime: one.runtime },
          classes: Object.fromEntries(
            own.map(({ errorClass, failures }) => [errorClass, failures]),
          ),
          bytes,
          ms: asPercentiles(one.ms),
          vitals: {
            interactive: asPercentiles(one.interactive),
            lcp: asPercentiles(one.lcp),
            inp: asPercentiles(one.inp),
            cls: asPercentiles(one.cls),
          },
        };
      });
      return { minutes, releases };
    },
  };
}

/** Returns undefined or null if there were no measurements. */
function asPercentiles(values: [number, number, number] | null) {
  const [p50, p75, p95] = values ?? [];
  return p50 == null || p75 == null || p95 == null ? null : { p50, p75, p95 };
}
