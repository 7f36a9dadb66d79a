export type { Block } from './evidence';
export { analyzeCanary, type CanaryVerdict } from './sequential';
