export { Drain } from './Drain';
