import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

import { describeError, isError } from './describeError';
import { LOGGED_FIELDS } from './fields';
import { plainSentence } from './plainSentence';

interface Options {
  /** The name of the process, e.g. `api`. */
  app: string;
  level: string;
  /** Where lines go; standard output unless a test reads them. */
  destination?: DestinationStream;
}

/**
 * The log of a process: one JSON line per event, with the fields of LOGGED_FIELDS and no others, whoever writes it. The
 * message of a line is a fixed sentence of ours; variable data goes into fields.
 */
export function createLogger({ app, level, destination }: Options): Logger {
  const options: LoggerOptions = {
    level,
    base: { app },
    formatters: { log: allowed, bindings: allowed },
    // Without a framework's serializers, which would write addresses and headers; our formatters replace them.
    serializers: {},
    hooks: {
      logMethod(args, method) {
        const [fields, sentence] = normalize(args);
        method.apply(this, [fields, sentence] as never);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Prevents pino from using an error's message as the log message and from inserting values into it. */
function normalize([first, second]: unknown[]): [object, string] {
  if (typeof first === 'string') return [{}, plainSentence(first)];
  const sentence = typeof second === 'string' ? plainSentence(second) : 'failed';
  if (isError(first)) return [{ err: first }, sentence];
  return [typeof first === 'object' && first !== null ? first : {}, sentence];
}

function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, asLogged(name, value)] as const)
      .filter(([name, value]) => value !== undefined && LOGGED_FIELDS[name]?.(value)),
  );
}

function asLogged(name: string, value: unknown): unknown {
  if (name === 'err') return describeError(value);
  return name === 'reason' ? plainSentence(String(value)) : value;
}
