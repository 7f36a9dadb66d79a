/** One entry of the FAQ. Sentences may hold `{product}` and `[label](href)`. */
export interface Question {
  /** Its address, /faq#id: stays for good, people link to it. */
  id: string;
  question: string;
  answer: string[];
}

/** One accordion of the page. */
export interface QuestionGroup {
  id: string;
  title: string;
  questions: Question[];
}
