export { publishApi } from '../checks/publishApi';
export type { Author } from '../store/revisions';
export { openStore, type Store } from '../store/store';
export { openOwnStore } from './openOwnStore';
export { type Published, publish } from './publish';
export { type Checkout, publishCheckout } from './publishCheckout';
