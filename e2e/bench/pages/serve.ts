import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type LocalServer, localServer } from 'server-kit/testing/localServer';

/** Contents by path. */
export type Files = Record<string, Buffer>;

const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves files as the edge does: precompressed with brotli 11, over HTTP/1.1. */
export function serve(files: Files): Promise<LocalServer> {
  const packed = new Map(Object.entries(files).map(([path, body]) => [path, pack(path, body)]));
  return localServer((request, answer) => {
    const path = request.url!.split('?')[0]!;
    const body = packed.get(path);
    // Calls of the application (its page view) get an empty response, because they do not matter here.
    if (!body) return void answer.writeHead(path.startsWith('/api/') ? 204 : 404).end();
    const coding = isPacked(path) ? { 'content-encoding': 'br' } : {};
    answer.writeHead(200, { 'content-type': TYPES[extname(path)], ...coding });
    answer.end(body);
  });
}

const isPacked = (path: string) => extname(path) !== '.woff2';
const pack = (path: string, body: Buffer) => (isPacked(path) ? brotliCompressSync(body) : body);
