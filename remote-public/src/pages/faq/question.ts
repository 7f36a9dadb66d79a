import { fillFacts } from 'shared-ui';
import type { ApplicationPhase } from '../../programme/applications';

type Facts = Readonly<Record<string, string>>;

/** One entry of the FAQ. Sentences may contain `{product}` and `[label](href)`. */
interface Question {
  /** Its address, /faq#id: never changes, because people link to it. */
  id: string;
  question: string;
  answer: string[];
  /** The answers before and while applications are open, when they differ. */
  otherwise?: Record<Exclude<ApplicationPhase, 'over'>, string[]>;
}

export const answerOf = ({ answer, otherwise }: Question, phase: ApplicationPhase): string[] =>
  phase === 'over' ? answer : (otherwise?.[phase] ?? answer);

/** The questions without those whose facts are unknown (rule 1.44). */
export const answered = (questions: Question[], phase: ApplicationPhase, facts: Facts) =>
  questions.filter((one) => answerOf(one, phase).some((line) => fillFacts(line, facts) !== ''));

/** One accordion of the page. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}
