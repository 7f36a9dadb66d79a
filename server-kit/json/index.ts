export { jsonOrNothing } from './jsonOrNothing';
export { parseAs } from './parseAs';
