import type { ApplicationPhase } from '../../programme/applications';

/** One entry of the FAQ. Sentences may hold `{product}` and `[label](href)`. */
export interface Question {
  /** Its address, /faq#id: stays for good, people link to it. */
  id: string;
  question: string;
  answer: string[];
  /** The answers before and while applications are open, where they are others. */
  otherwise?: Record<Exclude<ApplicationPhase, 'over'>, string[]>;
}

export const answerOf = ({ answer, otherwise }: Question, phase: ApplicationPhase): string[] =>
  phase === 'over' ? answer : (otherwise?.[phase] ?? answer);

/** One accordion of the page. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}
