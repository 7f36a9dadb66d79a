export { RELEASED_PACKAGES } from '../packages';
export { buildRelease, builtRelease } from './buildRelease';
export { buildReleases } from './buildReleases';
export { readProvenance } from './provenance';
