import { LOGGED_FIELDS } from 'server-kit/log';
import { fileLaw } from './sources';

const SERVERS = /^(?:api\/src|delivery\/src|server-kit)\//;
const TEST = /\.test\.ts$|\/testing\//;
/** `log.warn({ err: error, job: name }, 'A job failed.')`: its fields, and its message if that is a literal. */
const LINE =
  /\blog(?:ger)?\??\.(?:debug|info|warn|error|fatal)\(\s*(?:\{([^{}]*)\},?\s*)?(?:'([^']*)')?/g;
/** What server-kit/log would replace or cut. */
const SENTENCE = /^[A-Z](?!.*[\w-]{24})[^@/?=%\\]{0,198}\.$/;

/** A log line has a sentence for operators, and only fields that the logger writes. */
export const logLaw = fileLaw(
  'log-lines',
  (path) => SERVERS.test(path) && !TEST.test(path),
  ({ text }) =>
    [...text.matchAll(LINE)].flatMap(([, fields = '', message]) => [
      ...namesIn(fields)
        .filter((name) => !(name in LOGGED_FIELDS))
        .map((name) => `the log has no field '${name}': see fields.ts`),
      ...(message === undefined || SENTENCE.test(message)
        ? []
        : [`'${message}' is no sentence of at most 200 plain characters`]),
    ]),
);

const namesIn = (fields: string): string[] =>
  fields.split(',').flatMap((field) => field.match(/^\s*(\w+)/)?.[1] ?? []);
