import { factsOf, type Head, type RootState } from 'shared-ui';
import { type ApplicationPhase, applicationPhaseAt } from '../../programme/applications';
import { plainText } from '../../rich-text/parseRichText';
import { heads } from '../../seo/heads';
import { inContext, type Thing } from '../../seo/jsonLd';
import { answered, answerOf, type QuestionGroup } from './question';

/** The page's texts. They load with its code, so that visitors of other pages never load them. */
let questions: QuestionGroup[] = [];

/** Fetches the questions before prerendering. */
async function faqData(): Promise<void> {
  questions = (await import('./questions')).QUESTIONS;
}

/** The page's head with all questions and answers, for search engines. */
function faqHead(state: RootState): Head {
  const head = heads.faq(state);
  if (questions.length === 0) return head;
  const page = faqPage(factsOf(state), applicationPhaseAt(state, state.clock.renderedAt));
  return { ...head, jsonLd: [...(head.jsonLd ?? []), ...inContext(page)] };
}

function faqPage(facts: Record<string, string>, phase: ApplicationPhase): Thing {
  const all = questions.flatMap((group) => answered(group.questions, phase, facts));
  return {
    '@type': 'FAQPage',
    mainEntity: all.map((one) => ({
      '@type': 'Question',
      name: plainText(one.question, facts),
      acceptedAnswer: {
        '@type': 'Answer',
        text: answerOf(one, phase)
          .map((line) => plainText(line, facts))
          .filter(Boolean)
          .join(' '),
      },
    })),
  };
}

/** Data and head of the route. */
export const faqRoute = { data: faqData, head: faqHead };
