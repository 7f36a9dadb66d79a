import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';

import { OperatorError } from '../log';

/**
 * The socket on which the api of a data folder listens. File permissions decide who may use it (docs/decisions/004).
 */
export const adminSocket = (dataDir: string) => join(dataDir, 'admin.sock');

interface Call {
  method: 'GET' | 'POST';
  path: string;
  /** Sent as JSON. */
  body?: object;
  /** Longest time without data; no limit when left out, because an archive may take long. */
  timeoutMs?: number;
}

/**
 * Sends a request to the running api of a data folder.
 * @returns undefined when none is running
 * @throws OperatorError when it does not respond
 */
export function askRunningApi(
  dataDir: string,
  { method, path, body, timeoutMs: timeout = 0 }: Call,
): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const socketPath = adminSocket(dataDir);
    const asked = request({ socketPath, method, path, headers, timeout }, resolve);
    asked.once('timeout', () =>
      asked.destroy(new OperatorError('The api does not respond. Restart it, and try again.')),
    );
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY_LISTENS.includes(error.code ?? '')) resolve(undefined);
      else reject(problemOf(error, dataDir));
    });
    asked.end(body && JSON.stringify(body));
  });
}

const NOBODY_LISTENS = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

function problemOf(error: NodeJS.ErrnoException, dataDir: string): Error {
  if (error.code === 'ECONNRESET')
    return new OperatorError(
      'The api stopped before it responded. Start it again, and check whether the command was carried out.',
    );
  if (error.code === 'EACCES')
    return new OperatorError(
      `The api of ${dataDir} runs under another user account. Run this command with that account.`,
    );
  return error;
}
