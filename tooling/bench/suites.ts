import { join } from 'node:path';
import { ROOT } from 'server-kit/repository';

/** The entry of each suite of `npm run bench`; it prints one {@link BenchReport} to stdout. */
export const SUITES: Record<string, string> = {
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
