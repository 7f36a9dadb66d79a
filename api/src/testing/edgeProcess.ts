import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from 'server-kit/testing/freePort';

const ROOT = path.join(__dirname, '../../..');

/** A raw request; its path is not normalized. */
export interface RawRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

export interface RawAnswer {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** The edge in front of an api; it has no pages to serve. */
export interface EdgeProcess {
  /** Its URL, without a path. */
  url: string;
  pid: number;
  send(request: RawRequest): Promise<RawAnswer>;
  stop(): Promise<void>;
}

/**
 * @param apiUrl of the api behind it
 * @param env in addition to what every test needs
 * @returns when it responds
 */
export async function startEdge(apiUrl: string, env: NodeJS.ProcessEnv = {}): Promise<EdgeProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vq-edge-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'delivery/src/edge/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      HOST: '127.0.0.1',
      PORT: String(port),
      API_URL_INTERNAL: apiUrl,
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const send: EdgeProcess['send'] = (request) => sendRaw({ port, agent }, request);
  const health = { method: 'GET', url: '/edge/health', headers: {} };
  while (child.exitCode === null && !(await send(health).catch(() => undefined))) await sleep(50);
  if (child.exitCode !== null) throw new Error('The edge ended before it was ready.');
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    send,
    async stop() {
      agent.destroy();
      child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
}

function sendRaw(to: http.RequestOptions, { method, url, headers, payload }: RawRequest) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', ...to, method, path: url, headers });
    request.on('error', reject);
    request.on('response', (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = String(Buffer.concat(pieces));
        resolve({ statusCode: answer.statusCode!, headers: answer.headers, body });
      });
    });
    request.end(payload);
  });
}
