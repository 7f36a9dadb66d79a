export {
  type Insertion,
  type PackedMap,
  type PackedMaps,
  packedMaps,
  type SourceMapFile,
} from './packedMaps';
export { type Provenance, provenance } from './provenance';
export { MODULE_PREFIX, PROVIDED_MODULES } from './providedModules';
export {
  type ApiCall,
  MAPS_FILE,
  type ReleasedFile,
  type ReleaseFile,
  type ReleaseFolder,
  readableRelease,
  releaseFile,
} from './releaseFile';
