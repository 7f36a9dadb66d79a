import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import { adminSocket } from 'server-kit/running-api';
import { fileProblem } from '../app/fileProblem';
import { conflict, HttpError, unprocessable } from '../app/httpError';
import { takeBackup } from '../backup/takeBackup';
import type { Deps } from '../deps/deps';
import { perform, preview, type StaffCall } from './perform';
import { BACKUP_PATH } from './running-api/askApi';

const MAX_PATH_BYTES = 103; // limit of a Unix socket path on macOS; Linux allows four more

/** A call to run, or one to preview: its form makes an older api reject it instead of running it. */
export type SocketRequest = StaffCall | { preview: StaffCall };

/**
 * Runs staff commands inside the api, because the embedded database has one owner
 * (docs/decisions/004-staff-commands-use-a-local-socket.md).
 * @returns how to stop listening
 */
export async function openAdminSocket(
  deps: Deps,
  log?: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const file = adminSocket(deps.config.dataDir);
  if (Buffer.byteLength(file) > MAX_PATH_BYTES) {
    log?.warn(
      { file },
      'The path of DATA_DIR is too long for a socket, so npm run admin works only while the api is stopped. Use a shorter path.',
    );
    return async () => undefined;
  }
  const server = createServer(async (call, reply) => {
    if (call.url === BACKUP_PATH) return sendBackup(deps, reply, log);
    const { status, body } = await answer(deps, call, log);
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  // Left by a killed process: the database's own lock proves that it is not in use.
  await rm(file, { force: true });
  await listen(server, file);
  await chmod(file, 0o600);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Streams an archive while it is made. If it fails, the connection is closed, so the reader notices. */
async function sendBackup(deps: Deps, reply: ServerResponse, log?: FastifyBaseLogger) {
  const { dump } = deps;
  try {
    if (!dump)
      throw conflict('DATABASE_URL names a PostgreSQL server. Back it up with its own tools.');
    const { archive, remove } = await takeBackup({ ...deps, dump });
    reply.writeHead(200, { 'content-type': 'application/gzip' });
    // Temporary files are removed before the last byte is sent.
    await pipeline(archive, reply, { end: false }).finally(remove);
    reply.end();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE')
      return log?.warn('The backup command ended before the backup was complete.');
    log?.error({ err: error }, 'A backup failed.');
    if (reply.headersSent) return reply.destroy();
    const { message = 'Failed.' } = fileProblem(error) ?? (error as Partial<Error>);
    reply.writeHead(500, { 'content-type': 'application/json' }).end(JSON.stringify({ message }));
  }
}

async function answer(deps: Deps, call: IncomingMessage, log?: FastifyBaseLogger) {
  try {
    const request = JSON.parse(await text(call)) as SocketRequest;
    const [run, { argv, ...more }] =
      'preview' in request ? ([preview, request.preview] as const) : ([perform, request] as const);
    if (!Array.isArray(argv)) throw unprocessable('Send {"argv": [...]}.');
    return { status: 200, body: await run(deps, { ...more, argv: argv.map(String) }) };
  } catch (error) {
    if (error instanceof HttpError) {
      return { status: error.status, body: { message: error.message, ...error.extras.body } };
    }
    log?.error({ err: error }, 'A command of npm run admin failed because of a fault.');
    return { status: 500, body: { message: error instanceof Error ? error.message : 'Failed.' } };
  }
}

function listen(server: Server, file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(file, () => resolve());
  });
}
