export { AnswerTimes, type TimedAnswer } from './AnswerTimes';
export { ASKED_BY_PROCESSES } from './askedByProcesses';
export { diskGauges } from './disk';
export { counter, gauge, processGauges } from './lines';
