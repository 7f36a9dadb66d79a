import { source } from './sources';
import { wordLaw } from './wordLaw';

const messages = (text: string, path = 'shell/src/a.ts') =>
  wordLaw.check([source(path, text)]).map(({ message }) => message);

describe('names', () => {
  it.each([
    ['const PATIENCE = 3000;', "PATIENCE: not 'PATIENCE' but …_TIMEOUT_MS"],
    ['const LAST_PATIENCE = 3000;', "LAST_PATIENCE: not 'PATIENCE' but …_TIMEOUT_MS"],
    ['export class Rest {}', "Rest: not 'Rest' but DeferredHydration"],
    ['interface HeroWords { a: 1 }', "HeroWords: not 'Words' but Text, Label, Message"],
    ['interface InsightDay { a: 1 }', "InsightDay: not 'Insight' but Analytics"],
    ['export const whyLost = 1;', "whyLost: not 'whyLost' but classifyLoadError"],
  ])('%s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  it.each([
    'const restored = 1;',
    'const PARTNERS = 1;',
    'function dayLabel() {}',
    'const Partner = 1;',
  ])('may be as in %s', (text) => expect(messages(text)).toEqual([]));

  it('are not looked at where the words are listed', () => {
    expect(messages('const PATIENCE = 1;', 'tooling/laws/a.ts')).toEqual([]);
  });
});
