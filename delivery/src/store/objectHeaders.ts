import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/svg+xml', // it is one: browsers look at the type
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.pdf': 'application/pdf',
};

/** Kept by every cache for ever: nothing under these names ever changes. */
export const WRITTEN_ONCE = /^(releases|registry\/revisions)\//;

/** What a bucket is to say of a file when a browser, or a cache between, asks for it. */
export function objectHeaders(key: string): Record<string, string> {
  return {
    'content-type': TYPES[extname(key)] ?? 'application/octet-stream',
    'cache-control': WRITTEN_ONCE.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
