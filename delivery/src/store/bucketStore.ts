import { BUCKET_EXAMPLE, bucketAddress, bucketClient } from 'server-kit/bucket';

import { objectHeaders } from './objectHeaders';
import { provesExclusive } from './provesExclusive';
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
