export { releasesHeader } from './pageReleases';
export { RemoteBoundary, type RemoteFailure } from './RemoteBoundary';
export { RemoteOutlet } from './RemoteOutlet';
export { Remotes } from './Remotes';
export { useLoadedRoute } from './useLoadedRoute';
