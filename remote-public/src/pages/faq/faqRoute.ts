import type { Head, RootState } from 'shared-ui';

import { applicationsOpen } from '../../applications/applicationsOpen';
import { heads } from '../../found/heads';
import { inContext, type Thing } from '../../found/jsonLd';
import { plainText } from '../../rich-text/parseRichText';
import { answerOf, type QuestionGroup } from './question';

/** The page's own words. They come with its code: a visitor of another page never loads them. */
let questions: QuestionGroup[] = [];

/** Fetches the questions before the page is rendered ahead. */
async function faqData(): Promise<void> {
  questions = (await import('./questions')).QUESTIONS;
}

/** The page's head with every question and answer, as search engines read them. */
function faqHead(state: RootState): Head {
  const head = heads.faq(state);
  if (questions.length === 0) return head;
  const page = faqPage(state.config.productName, applicationsOpen(state.config));
  return { ...head, jsonLd: [...(head.jsonLd ?? []), ...inContext(page)] };
}

function faqPage(product: string, open: boolean): Thing {
  const all = questions.flatMap((group) => group.questions);
  return {
    '@type': 'FAQPage',
    mainEntity: all.map((one) => ({
      '@type': 'Question',
      name: plainText(one.question, product),
      acceptedAnswer: {
        '@type': 'Answer',
        text: plainText(answerOf(one, open).join(' '), product),
      },
    })),
  };
}

/** What the route says beside its page. */
export const faqFound = { data: faqData, head: faqHead };
