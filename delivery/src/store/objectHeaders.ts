import { extname } from 'node:path';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.ico': 'image/x-icon',
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

/** Cached for ever: files with these names never change. */
export const WRITTEN_ONCE = /^(releases|registry\/revisions)\//;

/** Pages whose address has no extension. */
const PAGES = /^\.well-known\/change-password$/;

export function objectHeaders(key: string): Record<string, string> {
  return {
    'content-type': TYPES[PAGES.test(key) ? '.html' : extname(key)] ?? 'application/octet-stream',
    'cache-control': WRITTEN_ONCE.test(key) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
