export { type Answered, AnswerTimes } from './AnswerTimes';
export { diskGauges } from './disk';
export { counter, gauge, processGauges } from './lines';
