export { RemoteBoundary, type RemoteFailure } from './RemoteBoundary';
export { RemoteOutlet } from './RemoteOutlet';
export {
  type ArrivedRoute,
  type LoadedRelease,
  type LoadRemote,
  type Place,
  Remotes,
} from './Remotes';
export { useArrivedRoute } from './useArrivedRoute';
