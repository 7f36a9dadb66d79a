import { isAmong } from './isAmong';

/** Whether an address belongs to a private network or to this machine. */
export const isPrivateAddress = isAmong([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
]);
