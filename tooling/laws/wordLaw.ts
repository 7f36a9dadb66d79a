import type { Law } from './sources';

/** Where names follow the field's terms: everywhere but where the words are listed. */
const CHECKED = /^(api|delivery|tooling(?!\/laws)|shell|shared-ui|remote-\w+|e2e)\//;

/** Words of our own that names were made of, and the term of the field for each. */
const TERMS: Record<string, string> = {
  Ahead: 'prerendered, upcoming',
  Avoided: 'Denylist',
  Awake: 'active, interactive',
  Band: 'Section',
  Look: 'styles, snapshot',
  Insight: 'Analytics',
  LONGEST: 'MAX_…_LENGTH, MAX_…_MS',
  LULL: '…_DELAY_MS',
  MOST: 'MAX_…',
  PATIENCE: '…_TIMEOUT_MS',
  PAUSE: '…_DELAY_MS, …_INTERVAL_MS',
  Cast: 'ReleaseSet',
  Part: 'HydrationBoundary, package',
  Parts: 'Deps',
  Refusal: 'InlineAlert, HttpError',
  Rest: 'DeferredHydration',
  Spoiled: 'Broken',
  Tally: 'Counter',
  Wish: 'Input, Request',
  Wall: 'LocalTime',
  Words: 'Text, Label, Message',
  ahead: 'prerender, upcoming',
  bury: 'softDelete',
  insight: 'analytics',
  judge: 'check, analyze',
  keptLimiter: 'fileBackedLimiter',
  askPage: 'confirmationPage',
  bytesOf: 'transferSizeOf',
  mayPass: 'isRetryable',
  pardon: 'reset',
  pretend: 'mock',
  spoil: 'fuzz, break',
  tally: 'counter',
  wall: 'local, localTime',
  wish: 'input, request',
  tombstone: 'softDelete',
  whyLost: 'classifyLoadError',
};

const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/g;

/** A name is made of the words that an engineer from the field knows: `TERMS` says which. */
export const wordLaw: Law = {
  name: 'words',
  check: (sources) =>
    sources
      .filter(({ path }) => CHECKED.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(DECLARED)].flatMap(([, name]) => {
          const word = wordIn(name!);
          if (!word) return [];
          return [{ path, message: `${name}: not '${word}' but ${TERMS[word]}` }];
        }),
      ),
};

/** The first word of a name that has a term: `Rest` is one of `RestClock`, not of `restore`. */
function wordIn(name: string): string | undefined {
  const segments = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/);
  return Object.keys(TERMS).find((word) => segments.includes(word) || name === word);
}
