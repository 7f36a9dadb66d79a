import type { BucketAnswer } from 'server-kit/bucket';

/** Exists in every bucket store; overwriting it must fail. */
const PROBE = 'registry/exclusive';

type Put = (key: string, content: string, headers: Record<string, string>) => Promise<BucketAnswer>;

/**
 * Makes sure that a service refuses to overwrite when asked to. With a service that ignores `If-None-Match`, two
 * concurrent publishes would silently erase each other.
 * @throws Error when it overwrites
 */
export async function provesExclusive(put: Put): Promise<void> {
  const write = () => put(PROBE, 'Written once.\n', { 'if-none-match': '*' });
  const first = await write();
  const second = first.status < 300 ? await write() : first;
  if (second.status < 300) {
    throw new Error(
      'This bucket ignores If-None-Match and overwrites files, so two publishes at once would erase ' +
        'each other. Use a service that supports it (such as Amazon S3, R2 or MinIO), or a folder.',
    );
  }
}
