export { isAmong } from './isAmong';
export { network } from './network';
export { isPrivateAddress } from './privateAddress';
export { isPrivateNetwork } from './privateNetwork';
export { type ClientProofs, clientProofs, isPassedOn } from './proof';
