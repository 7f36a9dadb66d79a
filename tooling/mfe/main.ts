import { mfe } from 'delivery/cli';

import { buildReleases, readProvenance } from '../release';

/** `npm run mfe -- …` where releases can be built: in a checkout, and in a team's own repository. */
void mfe(process.argv.slice(2), { build: buildReleases, provenance: () => readProvenance() });
