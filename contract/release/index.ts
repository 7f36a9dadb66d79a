export { MARK, OFFERED } from './offered';
export type { Insertion, PackedMap, PackedMaps, SourceMapFile } from './packedMaps';
export { type Provenance, provenance } from './provenance';
export {
  type ApiCall,
  MAPS_FILE,
  type ReleasedFile,
  type ReleaseFile,
  type ReleaseFolder,
  readableRelease,
  releaseFile,
} from './releaseFile';
