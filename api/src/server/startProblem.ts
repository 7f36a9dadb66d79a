import { Contradiction } from 'server-kit/deployment';
import { WrongVariable } from 'server-kit/environment';
import { BadKeyring } from 'server-kit/keyring';
import { describeError, OperatorError } from 'server-kit/log';

import { fileProblem } from '../app/fileProblem';
import { POOLER_IN_BETWEEN } from '../db/deadlines';
import { isUnavailable } from '../db/isUnavailable';

/** PostgreSQL codes: a wrong user, password or database name. */
const REJECTED = /^(28\w{3}|3D000)$/;

/** Errors whose message is written for the operator. */
const SENTENCES = [OperatorError, WrongVariable, Contradiction, BadKeyring];

/**
 * Why the api did not start, in one sentence if the reason is known.
 * @param failed text for other reasons
 */
export function startProblem(error: unknown, failed = 'The api could not start'): string {
  if (SENTENCES.some((kind) => error instanceof kind)) return (error as Error).message;
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or set API_PORT to another port.`;
  if (code === '08P01' && /startup parameter/.test(message)) return POOLER_IN_BETWEEN;
  if (REJECTED.test(code ?? ''))
    return `The database at DATABASE_URL rejects the connection: ${message}.`;
  if (code === '53100') return `The disk of the database is full: ${message}. Free some space.`;
  const file = fileProblem(error);
  if (file) return file.message;
  if (isUnavailable(error))
    return `The database at DATABASE_URL cannot be reached: ${message || 'the connection was refused'}.`;
  return `${failed}: ${JSON.stringify(describeError(error), null, 2)}`;
}
