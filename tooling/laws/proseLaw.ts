import { sentencesOf } from './prose';
import type { Text, Violation } from './sources';

/**
 * Expressions that this repository used for terms of the field, with the term for each. Only expressions that are not
 * ordinary English are listed, so that nobody has to avoid those.
 */
const TERMS: [said: RegExp, term: string][] = [
  [/\b(?:render\w*|drawn|draws?|drawing) ahead\b/, 'prerendered, server-rendered'],
  [/\b(?:meetings?|sessions?|occurrences?|ones|those|nothing) ahead\b(?! of)/, 'upcoming'],
  [/\bresting\b|\bpages? (?:that )?(?:only tells? )?rests?\b/, 'deferred hydration'],
  [/\b(?:pages?|remotes?) wakes?\b|^wakes?\b/, 'hydrates'],
  [/\b(?:comes?|came|coming|brings?|brought)\b.{0,40} to life\b/, 'hydrates, becomes interactive'],
  [/\bpages?\b[^.]{0,30}\balive\b/, 'interactive'],
  [/\bearly (?:words|acts)\b/, 'pre-hydration events'],
  [/(?<![\w-])judg(?:es?|ed|ing|ement)(?![\w-])/, 'check, analyze, compare'],
  [/(?<![\w-])gates?(?![\w-])/, 'publish checks, guard'],
  [/\btall(?:y|ies)\b/, 'counter'],
  [/\bmastheads?\b/, 'hero header'],
  [/\bchips?\b/, 'tag, filter'],
  [/\bpills?\b/, 'tag'],
  [/\bplates?\b/, 'caption, card, background'],
  [/\brails?\b/, 'sidebar'],
  [/\bpatience\b/, 'timeout'],
  [/\btombstones?\b/, 'soft-deleted row'],
  [/\bpardon\w*/, 'reset'],
  [/\bpretend\w*/, 'mock, fake'],
  [/\bspoil(?:t|ed)\b/, 'broken, fuzzed'],
  [/\b(?:a|an|the|every|each) wish(?:es)?\b/, 'input, request'],
  [/\brefusals?\b/, 'error, rejection'],
  [/\bof the house\b|\bthe house (?:knows|uses)\b/, 'of the codebase, our'],
  [/\bworlds? of the (?:matrix|tests?)\b/, 'fixture'],
  [/^\/\*\* (?:Told|Hears)\b|@param \w+ (?:told|tells|hears|said)\b/, 'called with, notified of'],
  [/\b(?:errors?|failures?|TypeScript|npm)['’]s words\b/, 'message'],
  [
    /\bparts? (?:is|are|was|were) (?:built|deployed)\b|\brelease of (?:a|one|each) part\b/,
    'package',
  ],
];

/** Decisions and changelogs are not checked, and neither are the lists of expressions. */
const UNCHECKED_FILES =
  /(^|\/)CHANGELOG\.md$|^docs\/(?:glossary\.md|decisions\/)|^tooling\/laws\/(?:word|prose)Law/;

export const EXCEPTIONS: { path: string; said: RegExp; why: string }[] = [
  {
    path: 'contract/wire/consents.contract.ts',
    said: /refusal/,
    why: 'a visitor who does not consent refuses',
  },
  { path: 'docs/privacy.md', said: /tallies/, why: 'the name of a table' },
  ...['suppressions.ts', 'suppressions.test.ts'].map((name) => ({
    path: `api/src/mail/${name}`,
    said: /refusals?/i,
    why: 'a mail server refuses a mail',
  })),
  { path: 'docs/security.md', said: /refusal/, why: 'cites a test of suppressed mail' },
];

/** Comments, test titles and documents use the terms of the field, as names do (wordLaw). */
export function checkProse(texts: Text[]): Violation[] {
  return texts
    .filter(({ path }) => /\.(?:md|[cm]?[jt]sx?)$/.test(path) && !UNCHECKED_FILES.test(path))
    .flatMap((text) => complaints(text).map((message) => ({ path: text.path, message })));
}

const complaints = ({ path, text }: Text): string[] =>
  sentencesOf({ path, text }).flatMap((sentence) =>
    TERMS.flatMap(([pattern, term]) => {
      const [said] = sentence.match(new RegExp(pattern, 'i')) ?? [];
      if (!said || EXCEPTIONS.some((stays) => stays.path === path && stays.said.test(said)))
        return [];
      return [`not '${said}' but ${term}`];
    }),
  );
