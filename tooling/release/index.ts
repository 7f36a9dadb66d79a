export { buildRelease, builtRelease } from './buildRelease';
export { buildReleases } from './buildReleases';
export { integrityOf } from './integrity';
export { RELEASED } from './packages';
export type {
  ApiCall,
  ReleasedFile,
  ReleasedRoute,
  ReleaseFile,
  ReleaseFolder,
} from './releaseFile';
