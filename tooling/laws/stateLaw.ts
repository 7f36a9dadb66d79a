import { fileLaw } from './sources';

/** Packages whose tests load each module once per worker (docs/decisions/110). */
const NODE_PACKAGES = /^(api|art|contract|delivery|server-kit|tooling)\//;
const TEST_FILES = /\.test\.ts$|\/testing\//;
/** Programs: their state ends with their process. */
const PROGRAM = /\.cjs$|\/main\.ts$/;
const STATE =
  /^(?:export )?(?:let|var) (\w+)|^(?:export )?const (\w+)[^=\n]*= (?:new (?:Map|Set|WeakMap|WeakSet|AsyncLocalStorage)(?:<.*>)?\(\)|\[\]|\{\});/gm;

/** Modules with state, and why that does not affect later tests. */
const EXCEPTIONS: Record<string, string> = {
  'api/src/app/currentRequestId.ts': 'belongs to the call that is answered',
  'api/src/mail/meetingTime.ts': 'formats by zone: the same for everybody',
  'api/src/matrix/accountRequests.ts': 'makes names of tests differ',
  'api/src/modules/cards/drawCard.ts': 'backdrops: drawn alike each time',
  'api/src/modules/cards/fonts.ts': 'fonts: read alike each time',
  'api/src/modules/meetings/model/localTime.ts': 'formats by zone: the same for everybody',
  'contract/registry/findRoute.ts': 'patterns of routes: split alike each time',
  'delivery/src/edge/render/sandbox/startSandbox.ts': 'what this machine allows',
  'delivery/src/store/registrySchema.ts': 'belongs to the registry that was read',
  'server-kit/run-node/index.ts': 'programs that run, until they end',
  'server-kit/tracing/spans.ts': 'whoever traces a process says so at its start',
  'server-kit/answer-end/index.ts': 'belongs to the connection',
  'tooling/release/contract/declarations.ts': 'makes names of folders differ',
  'tooling/test/step.ts': 'commands that run, until they end',
};

/**
 * State belongs to the objects that a process creates at its start, not to modules. Two apps in one process then do not
 * affect each other, and every test file finds modules in their initial state, as the product does.
 */
export const stateLaw = fileLaw(
  'module-state',
  (path) =>
    NODE_PACKAGES.test(path) &&
    !TEST_FILES.test(path) &&
    !PROGRAM.test(path) &&
    !(path in EXCEPTIONS),
  ({ text }) =>
    [...text.matchAll(STATE)].map(
      ([, changing, filling]) =>
        `'${changing ?? filling}' outlives who uses it: keep it in what is built at the start, or say in stateLaw.ts why it may stay`,
    ),
);
