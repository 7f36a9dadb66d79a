export { network } from './network';
