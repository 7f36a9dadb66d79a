import type { Checkout } from 'delivery/publish';

import { buildReleases, builtRelease, RELEASED } from '../release';

export const HERE: Checkout = {
  names: RELEASED,
  built: builtRelease,
  build: (report) =>
    buildReleases(RELEASED, {
      onBuild: (name, position) => report(`Building ${position} of ${RELEASED.length}: ${name}`),
    }),
};
