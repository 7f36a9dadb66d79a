import { FolderTaken } from '../db/holdFolder';
import { WrongVariable } from './variables';

/** Why the api did not start, in one sentence where the reason is known. */
export function startProblem(error: unknown): string {
  if (error instanceof WrongVariable || error instanceof FolderTaken) return error.message;
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what listens there, or set API_PORT.`;
  if (code === 'ECONNREFUSED')
    return `DATABASE_URL leads nowhere: ${message || 'the connection was refused'}.`;
  return stack ?? String(error);
}
