import { BUCKET_EXAMPLE, type BucketAnswer, bucketAddress, bucketClient } from 'server-kit/bucket';
import { objectHeaders } from './objectHeaders';
import type { Store } from './store';

/**
 * A store in an S3-compatible bucket. Immutable files are written with `If-None-Match: *`, so that exactly one of
 * several concurrent attempts succeeds, without a lock.
 * @param address `s3://key:secret@host/bucket/folder`
 * @throws Error that does not repeat the secret
 */
export function bucketStore(address: string): Store {
  const place = bucketAddress(address);
  if (!place) throw new Error(`A bucket is written like ${BUCKET_EXAMPLE}.`);
  const manner = { holds: 'release', timeoutMs: 60_000, retries: 4 };
  const { call, list } = bucketClient(place, manner);
  const put = (key: string, content: Buffer | string, headers: Record<string, string> = {}) => {
    const body = Buffer.from(content);
    const all = { ...objectHeaders(key), ...headers };
    return call({ method: 'PUT', key, body, answers: CONFLICTS, headers: all });
  };
  let exclusive: Promise<void> | undefined;

  async function read(key: string): Promise<Buffer | undefined> {
    const { status, body } = await call({ method: 'GET', key });
    return status === 404 ? undefined : body;
  }

  async function create(key: string, content: Buffer | string): Promise<boolean> {
    exclusive ??= provesExclusive(put);
    await exclusive;
    for (;;) {
      const { status } = await put(key, content, { 'if-none-match': '*' });
      if (status < 300) return true;
      if (status === 409) continue; // another process was writing: try again
      // A retry may have met its own first attempt, whose response was lost.
      return (await read(key))?.equals(Buffer.from(content)) ? isOurs(key) : false;
    }
  }

  return {
    read,
    create,
    async replace(key, content) {
      await put(key, content);
    },
    async remove(key) {
      await call({ method: 'DELETE', key });
    },
    list: async (prefix) => (await list(prefix)).map(({ key }) => key).sort(),
    async stamp(key) {
      const { status, etag } = await call({ method: 'HEAD', key });
      return status === 404 ? undefined : etag;
    },
  };
}

/** Status of a write: the key exists, or two writes were concurrent. */
const CONFLICTS = [409, 412];

/** Two authors never write identical revisions; files of releases are identical for all. */
const isOurs = (key: string) => key.startsWith('registry/');

/** Exists in every bucket store; overwriting it must fail. */
const PROBE = 'registry/exclusive';

type Put = (key: string, content: string, headers: Record<string, string>) => Promise<BucketAnswer>;

/**
 * Makes sure that a service refuses to overwrite when asked to. With a service that ignores `If-None-Match`, two
 * concurrent publishes would silently erase each other.
 * @throws Error when it overwrites
 */
async function provesExclusive(put: Put): Promise<void> {
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
