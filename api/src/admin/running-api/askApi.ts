import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { OperatorError } from 'server-kit/log';
import { askRunningApi } from 'server-kit/running-api';
import { HttpError } from '../../app/httpError';
import type { Answer } from '../../staff/act/act';

/** The path that responds with an archive. */
export const BACKUP_PATH = '/backup';

/**
 * Requests a backup from the running api.
 * @returns undefined when none is running
 * @throws HttpError with the api's reason
 */
export async function askBackup(dataDir: string): Promise<IncomingMessage | undefined> {
  const reply = await ask(dataDir, { method: 'GET', path: BACKUP_PATH });
  if (reply === undefined || reply.statusCode === 200) return reply;
  const { message } = JSON.parse(await text(reply));
  throw new HttpError(reply.statusCode as HttpError['status'], message);
}

/**
 * Sends a call to the running api.
 * @param call a StaffCall
 * @returns undefined when none is running
 * @throws HttpError with the api's reason
 */
export async function askSocket(dataDir: string, call: object): Promise<Answer | undefined> {
  const reply = await ask(dataDir, { method: 'POST', path: '/', body: call });
  if (!reply) return undefined;
  const body = JSON.parse(await text(reply));
  if (reply.statusCode === 200) return body;
  const { message, ...rest } = body;
  throw new HttpError(reply.statusCode as HttpError['status'], message, { body: rest });
}

/** @returns undefined when no process listens */
async function ask(...call: Parameters<typeof askRunningApi>) {
  try {
    return await askRunningApi(...call);
  } catch (error) {
    throw error instanceof OperatorError ? new HttpError(503, error.message) : error;
  }
}
