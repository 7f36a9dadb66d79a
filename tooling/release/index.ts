export { buildRelease, builtRelease } from './buildRelease';
export { buildReleases } from './buildReleases';
export { integrityOf } from './integrity';
export { RELEASED } from './packages';
export type { PackedMap, PackedMaps, SourceMapFile } from './packMaps';
export { type Provenance, readProvenance } from './provenance';
export {
  type ApiCall,
  MAPS_FILE,
  type ReleasedFile,
  type ReleasedRoute,
  type ReleaseFile,
  type ReleaseFolder,
} from './releaseFile';
export type { Insertion } from './sealFiles';
