export { type Answered, AnswerTimes } from './AnswerTimes';
export { counter, gauge, processGauges } from './lines';
