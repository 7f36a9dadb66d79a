export { Contradiction, findContradictions, refuseContradictions } from './contradictions';
export { defaultHost } from './listening';
export { type Reach, reachOf, reachOfHost } from './reach';
