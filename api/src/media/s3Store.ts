import { BUCKET_EXAMPLE, bucketAddress, bucketClient } from 'server-kit/bucket';
import { WrongVariable } from 'server-kit/environment';
import { PICTURE_CACHING } from 'server-kit/pictures';

import type { MediaStore } from './mediaStore';

/**
 * Stores pictures in an S3-compatible bucket.
 * @param address the value of MEDIA_URL
 * @throws WrongVariable, which never contains the secret
 */
export function s3Store(address: string): MediaStore {
  const place = bucketAddress(address);
  if (!place) throw new WrongVariable(`MEDIA_URL must be like ${BUCKET_EXAMPLE}.`);
  const manner = { holds: 'picture', timeoutMs: 15_000, retries: 2 };
  const { call, list } = bucketClient(place, manner);

  return {
    async put(key, body, type) {
      const headers = { 'content-type': type, 'cache-control': PICTURE_CACHING };
      await call({ method: 'PUT', key, body, headers, answers: [] });
    },
    async get(key) {
      const { status, body } = await call({ method: 'GET', key });
      return status === 404 ? undefined : body;
    },
    async delete(key) {
      await call({ method: 'DELETE', key });
    },
    async list(prefix) {
      return (await list(prefix)).map(({ key, writtenAt }) => ({ name: key, writtenAt }));
    },
  };
}
