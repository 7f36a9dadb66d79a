export type { LoadedRelease, LoadRemote } from './loadRemote';
export { releasesHeader } from './pageReleases';
export { RemoteBoundary, type RemoteFailure } from './RemoteBoundary';
export { RemoteOutlet } from './RemoteOutlet';
export { type ArrivedRoute, Remotes } from './Remotes';
export { useArrivedRoute } from './useArrivedRoute';
