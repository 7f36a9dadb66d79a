export { inCanary } from './bucket';
export {
  type ComposedPackage,
  type Composition,
  compose,
  type Preview,
  type PreviewOverride,
  releasesFor,
  shellOf,
  type Visit,
} from './compose';
export { type FoundPlace, findPlace } from './findPlace';
export { type FoundRoute, findRoute } from './findRoute';
export { isOlder } from './isOlder';
export {
  type Canary,
  type Candidate,
  type Proposal,
  type Registry,
  type Release,
  type ReleaseRoute,
  releaseBase,
  type Slot,
  type Verdict,
} from './registry';
