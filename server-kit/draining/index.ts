export { Drain, STOP_LIMIT_MS } from './Drain';
export { stopOnSignal } from './stopOnSignal';
