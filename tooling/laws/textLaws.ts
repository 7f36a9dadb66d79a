import { FRONT, fileLaw, type Source } from './sources';

const TEST = /\.test\.tsx?$|\.spec\.ts$/;

/** A forbidden pattern, where it applies, and what to write instead. */
interface Ban {
  where(source: Source): boolean;
  pattern: RegExp;
  instead: string;
}

const BANS: Record<string, Ban> = {
  'inline-style': {
    where: ({ path }) => FRONT.test(path) && path.endsWith('.tsx') && !TEST.test(path),
    pattern: /\sstyle=\{/,
    instead: 'a style attribute is blocked by the content security policy: use a styled block',
  },
  axios: {
    where: ({ path }) => FRONT.test(path) && !path.startsWith('shared-ui/src/data/'),
    pattern: /from 'axios'|import\('axios'\)/,
    instead: 'axios lives in shared-ui/src/data only: inject an endpoint',
  },
  environment: {
    where: ({ path }) =>
      /^(api|delivery)\/src\//.test(path) && !/\/(env|main)\.ts$|\.test\.|\/testing\//.test(path),
    pattern: /process\.env\b/,
    instead: 'variables are read in env.ts only; main.ts hands them over',
  },
  'journeys-environment': {
    where: ({ path }) =>
      path.startsWith('e2e/') && !/^e2e\/(playwright\.config|support\/environment)\.ts$/.test(path),
    pattern: /process\.env\.\w/,
    instead: 'variables are read in e2e/support/environment.ts only',
  },
  logging: {
    where: ({ path }) =>
      /^(api|delivery)\/src\//.test(path) &&
      !/^(api\/src\/(admin|bench)|delivery\/src\/cli)\/|\/main\.ts$|\.test\.|\/testing\//.test(
        path,
      ),
    pattern: /from 'pino'|console\.\w+\(|process\.std(out|err)\.write/,
    instead:
      'a process writes through the logger of server-kit/log, which knows what may be written',
  },
  'font-features': {
    where: ({ path }) => FRONT.test(path),
    pattern: /font-feature-settings|font-variant(?!-numeric: (tabular|lining)-nums)/,
    instead: 'fonts are cut to the features in shared-ui/src/theme/fontCuts.json: add yours there',
  },
  redux: {
    where: ({ path }) => /^remote-/.test(path),
    pattern: /from '(react-redux|@reduxjs\/toolkit[^']*)'/,
    instead: 'remotes use redux through shared-ui only',
  },
  storage: {
    where: ({ path }) =>
      FRONT.test(path) && !TEST.test(path) && !/\/src\/(storage|testing)\//.test(path),
    pattern: /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b/,
    instead: 'naming it throws where site data is blocked: keptInBrowser and keptInTab do not',
  },
  'plain-literals': {
    where: () => true,
    pattern: /\.\.\.\{|\.\.\.\[[^[\]]*\]\s*[,)\]}]/,
    instead: 'a literal is not spread into another one: write its entries there',
  },
  'endpoints-replace': {
    where: ({ text }) => text.includes('injectEndpoints('),
    pattern: /^(?![\s\S]*overrideExisting: true)/,
    instead:
      'injectEndpoints needs overrideExisting: true, or a second release keeps the first ones',
  },
};

export const textLaws = Object.entries(BANS).map(([name, { where, pattern, instead }]) =>
  fileLaw(
    name,
    (path) => !path.startsWith('tooling/laws/'),
    (source) => (where(source) && pattern.test(source.text) ? [instead] : []),
  ),
);

/** Lists: the pages of a package, the startups of a season. Their length depends on the number of entries. */
const LIST = /\/src\/routes\.tsx$|\/seed\/programme\/season\d\.ts$/;

/** A file has one subject; a longer one has two. A test file has at most 220 lines. */
export const lengthLaw = fileLaw(
  'length',
  (path) => !LIST.test(path),
  ({ path, text }) => {
    const limit = TEST.test(path) ? 220 : 165;
    const lines = text.split('\n').length - 1;
    return lines > limit ? [`${lines} lines, at most ${limit}: split it by subject`] : [];
  },
);
