export { isInner } from './inner';
export { isInnerNetwork } from './innerNetwork';
export { isAmong } from './isAmong';
export { network } from './network';
export { type ClientProofs, clientProofs, isPassedOn } from './proof';
