import type { Checkout } from 'delivery/publish';

import { buildReleases, builtRelease, RELEASED_PACKAGES } from '../release';

export const THIS_CHECKOUT: Checkout = {
  names: RELEASED_PACKAGES,
  built: builtRelease,
  build: (report) =>
    buildReleases(RELEASED_PACKAGES, {
      onBuild: (name, position) =>
        report(`Building ${position} of ${RELEASED_PACKAGES.length}: ${name}`),
    }),
};
