const FACT = /\{(\??)([a-zA-Z]+)\}/g;
const SENTENCE_END = /([.!?]) (?=[\p{Lu}[{\d])/gu; // without lookbehind, which Safari before 16.4 does not parse

/**
 * Fills a text with facts. A sentence whose fact is not entered is left out, so that a page never shows half a
 * sentence. `{?name}` requires a fact without showing it. Of alternatives ('… || …') the first complete one is used.
 * @example fillFacts('{startups} startups. See them.', {}) === 'See them.'
 */
export function fillFacts(text: string, facts: Readonly<Record<string, string>>): string {
  if (!text.includes('{') && !text.includes(' || ')) return text;
  const alternatives = text.split(' || ');
  const complete = alternatives.find((one) => isComplete(one, facts));
  if (complete !== undefined) return filled(complete, facts);
  return alternatives
    .at(-1)!
    .replace(SENTENCE_END, '$1\0')
    .split('\0')
    .filter((sentence) => isComplete(sentence, facts))
    .map((sentence) => filled(sentence, facts))
    .join(' ');
}

const isComplete = (text: string, facts: Readonly<Record<string, string>>) =>
  [...text.matchAll(FACT)].every(([, , name]) => Object.hasOwn(facts, name!));

const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replace(FACT, (_, asks: string, name: string) => (asks ? '' : facts[name]!));
