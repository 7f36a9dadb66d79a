import { createHash } from 'node:crypto';

/** The value of a script's `integrity` attribute. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/** The first characters of a content hash, which distinguish two releases or two files. */
export function shortHash(contents: Iterable<Buffer | string>): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}
