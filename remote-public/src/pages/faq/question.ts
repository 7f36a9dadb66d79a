/** One entry of the FAQ. Sentences may hold `{product}` and `[label](href)`. */
export interface Question {
  /** Its address, /faq#id: stays for good, people link to it. */
  id: string;
  question: string;
  answer: string[];
  /** The answer of a deployment that takes applications, where it is another one. */
  whileOpen?: string[];
}

/** @param open whether this deployment takes applications */
export const answerOf = ({ answer, whileOpen }: Question, open: boolean): string[] =>
  open ? (whileOpen ?? answer) : answer;

/** One accordion of the page. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}
