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
    ['const print = (words: string) => 1;', "words: not 'words' but text, message, label"],
    ['interface A { told?: boolean }', "told: not 'told' but notified, reported"],
  ])('%s', (text, message) => {
    expect(messages(text)).toEqual([message]);
  });

  it.each([
    'const restored = 1;',
    'const PARTNERS = 1;',
    'function dayLabel() {}',
    'const Partner = 1;',
  ])('may be as in %s', (text) => expect(messages(text)).toEqual([]));

  it.each([
    ['shell/src/SideRail/a.ts', "SideRail: not 'Rail' but Sidebar"],
    ['e2e/journeys/words-stay.spec.ts', "words-stay.spec.ts: not 'words' but text, message, label"],
  ])('of folders and files are checked too: %s', (path, message) => {
    expect(messages('', path)).toEqual([message]);
  });

  it('may be exceptions with a reason in one file', () => {
    const text = 'const world = 1;';
    expect(messages(text, 'art/src/map.ts')).toEqual([]);
    expect(messages(text, 'art/src/cover.ts')).toHaveLength(1);
  });

  it('are not checked where the terms are listed', () => {
    expect(messages('const PATIENCE = 1;', 'tooling/laws/a.ts')).toEqual([]);
  });
});
