export { buildRelease, builtRelease } from './buildRelease';
export { buildReleases } from './buildReleases';
export { RELEASED } from './packages';
export { readProvenance } from './provenance';
