import { fileLaw, type Source } from './sources';

/** All files except those that list the terms. */
const CHECKED_FILES =
  /^(api|art|contract|delivery|presets|server-kit|tooling(?!\/laws)|shell|shared-ui|remote-\w+|e2e)\//;

/** Words that names in this repository used, with the term of the field for each. */
const TERMS: Record<string, string> = {
  Ahead: 'prerendered, upcoming',
  Avoided: 'Denylist',
  Awake: 'active, interactive',
  Band: 'Section',
  Chip: 'Tag',
  Chips: 'Tags',
  HELD: 'LEASES, PENDING',
  Heard: 'Received',
  Judged: 'Checked',
  KEPT: 'RETENTION, STORED',
  LOOKS: 'STYLES, MAX_ATTEMPTS',
  Look: 'styles, snapshot',
  Insight: 'Analytics',
  LONGEST: 'MAX_…_LENGTH, MAX_…_MS',
  LULL: '…_DELAY_MS',
  MOST: 'MAX_…',
  Masthead: 'HeroHeader',
  PATIENCE: '…_TIMEOUT_MS',
  PAUSE: '…_DELAY_MS, …_INTERVAL_MS',
  Cast: 'ReleaseSet',
  Part: 'HydrationBoundary, package',
  Parts: 'Deps',
  Pill: 'Tag',
  Pills: 'Tags',
  Plate: 'Caption, Card',
  Rail: 'Sidebar',
  Refusal: 'InlineAlert, HttpError',
  Rest: 'DeferredHydration',
  Spoiled: 'Broken',
  Tally: 'Counter',
  Told: 'Reported, Notice',
  Wish: 'Input, Request',
  Wall: 'LocalTime',
  Words: 'Text, Label, Message',
  World: 'Fixture',
  ahead: 'prerender, upcoming',
  awake: 'interactive',
  bury: 'softDelete',
  heard: 'received',
  insight: 'analytics',
  judge: 'check, analyze',
  judged: 'checked',
  keptLimiter: 'fileBackedLimiter',
  malformed: 'fuzz',
  masthead: 'heroHeader',
  askPage: 'confirmationPage',
  bytesOf: 'transferSizeOf',
  mayPass: 'isRetryable',
  pardon: 'reset',
  patience: '…TimeoutMs',
  pill: 'tag',
  pretend: 'mock',
  rail: 'sidebar',
  refusal: 'error, failure',
  refusals: 'errors, rejections',
  said: 'output, stated',
  spoil: 'fuzz, break',
  tally: 'counter',
  tallies: 'counters',
  told: 'notified, reported',
  wake: 'hydrate',
  wall: 'local, localTime',
  wish: 'input, request',
  words: 'text, message, label',
  world: 'fixture',
  tombstone: 'softDelete',
  whyLost: 'classifyLoadError',
};

const EXCEPTIONS = new Map([
  ['world', 'art/src/map.ts'], // the atlas of the world
  ['World', 'art/src/map.ts'],
  ['inWords', 'contract/programme/inWords.ts'], // a number in words: 'twelve'
  ['percentWords', 'contract/programme/seasonFacts.ts'],
]);

/** The syntax before a name: a declaration, or the parentheses and braces of a parameter. */
const DECLARED =
  /\b(?:const|let|function|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)|[({,]\s*([A-Za-z_$][\w$]*)(?=\??:\s*(?:string|number|boolean|unknown|[A-Z])|\)?\s*=>)/g;

/** Names use the terms of the field: `TERMS` lists the replacements. */
export const wordLaw = fileLaw(
  'words',
  (path) => CHECKED_FILES.test(path),
  (one) => [...inNames(one), ...inPath(one)],
);

const inNames = ({ path, text }: Source) =>
  [...text.matchAll(DECLARED)].flatMap(([, declared, parameter]) => {
    const name = declared ?? parameter!;
    const word = wordIn(name);
    if (!word || path.startsWith(EXCEPTIONS.get(name) ?? '-')) return [];
    return [`${name}: not '${word}' but ${TERMS[word]}`];
  });

/** Folders and files too. */
const inPath = ({ path }: Source) =>
  path.split('/').flatMap((segment) => {
    const word = segment
      .split(/[-.]/)
      .map(wordIn)
      .find((one) => one !== undefined);
    if (!word || [...EXCEPTIONS.values()].some((stays) => path.startsWith(stays))) return [];
    return [`${segment}: not '${word}' but ${TERMS[word]}`];
  });

/** The first word of a name that is in the list: `Rest` is a word of `RestClock`, not of `restore`. */
function wordIn(name: string): string | undefined {
  const segments = name.split(/(?<=[a-z0-9])(?=[A-Z])|_/);
  return Object.keys(TERMS).find((word) => segments.includes(word) || name === word);
}
