export type { Block } from './evidence';
export { type Judgement, judge } from './sequential';
