import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { HttpError } from '../../app/httpError';
import type { Answer } from '../../staff/act/act';

/** Where the api listens for staff: whoever may write into the data folder may be staff. */
export const adminSocket = (dataDir: string) => path.join(dataDir, 'admin.sock');

/** The path that answers with an archive. */
export const BACKUP = '/backup';

const NOBODY_LISTENS = ['ENOENT', 'ENOTDIR', 'ECONNREFUSED'];

/**
 * Asks the running api for a backup.
 * @returns undefined when none is running
 * @throws HttpError with the api's reason
 */
export async function askBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const reply = await ask(dataDir, 'GET', BACKUP);
  if (reply === undefined || reply.statusCode === 200) return reply;
  const { message } = JSON.parse(await text(reply));
  throw new HttpError(reply.statusCode as HttpError['status'], message);
}

/**
 * Asks the running api.
 * @param call a StaffCall
 * @returns undefined when none is running
 * @throws HttpError with the api's reason
 */
export async function askSocket(dataDir: string, call: object): Promise<Answer | undefined> {
  const reply = await ask(dataDir, 'POST', '/', JSON.stringify(call));
  if (!reply) return undefined;
  const body = JSON.parse(await text(reply));
  if (reply.statusCode === 200) return body;
  const { message, ...rest } = body;
  throw new HttpError(reply.statusCode as HttpError['status'], message, { body: rest });
}

function problemOf(error: NodeJS.ErrnoException, dataDir: string): Error {
  if (error.code === 'ECONNRESET')
    return new HttpError(
      503,
      'The api ended before it answered. Start it again, and look whether it was done.',
    );
  if (error.code === 'EACCES')
    return new HttpError(409, `The api of ${dataDir} belongs to another account: use that one.`);
  return error;
}

/** @returns undefined when nobody listens */
function ask(dataDir: string, method: string, path: string, body?: string) {
  return new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request({ socketPath: adminSocket(dataDir), method, path, headers });
    asked.on('response', resolve);
    asked.on('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY_LISTENS.includes(error.code ?? '')) resolve(undefined);
      else reject(problemOf(error, dataDir));
    });
    asked.end(body);
  });
}
