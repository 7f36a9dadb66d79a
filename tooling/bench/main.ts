import { join } from 'node:path';
import { ROOT } from 'server-kit/repository';
import { measure } from './measure';
import { type BenchReport, table } from './report';

/**
 * `npm run bench [-- suite …] [--json]`: the figures of the named suites, or of all, with their goals. A missed goal is
 * no failure; a suite that could not measure is.
 */
function main() {
  const args = process.argv.slice(2);
  const json = args.includes('--json');
  const names = args.filter((word) => word !== '--json');
  const unknown = names.find((name) => !(name in SUITES));
  if (unknown !== undefined) {
    console.error(`There is no suite '${unknown}'. There are: ${Object.keys(SUITES).join(', ')}.`);
    process.exitCode = 2;
    return;
  }
  const reports: Record<string, BenchReport> = {};
  for (const [name, entry] of Object.entries(SUITES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    try {
      const report = measure(entry);
      if (json) reports[name] = report;
      else console.log(`${table(name, report)}\n`);
    } catch (error) {
      console.error(`The suite '${name}' ${(error as Error).message}.`);
      process.exitCode = 1;
    }
  }
  if (json) console.log(JSON.stringify(reports, null, 2));
}

main();

/** The entry of each suite of `npm run bench`; it prints one {@link BenchReport} to stdout. */
const SUITES: Record<string, string> = {
  api: join(ROOT, 'api/src/bench/main.ts'),
  bookings: join(ROOT, 'api/src/bench/bookings/main.ts'),
  staff: join(ROOT, 'api/src/bench/staff/main.ts'),
  capacity: join(ROOT, 'api/src/bench/capacity/main.ts'),
  replicas: join(ROOT, 'api/src/bench/replicas/main.ts'),
  load: join(ROOT, 'api/src/bench/load/main.ts'),
  delivery: join(ROOT, 'e2e/bench/delivery/main.ts'),
  crowd: join(ROOT, 'e2e/bench/crowd/main.ts'),
  pages: join(ROOT, 'e2e/bench/pages/main.ts'),
};
