export { Drain, STOP_TIMEOUT_MS } from './Drain';
export { stopOnSignal } from './stopOnSignal';
