import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { BUCKET_EXAMPLE, bucketAddress } from 'tooling/bucket';
import { OperatorError } from 'tooling/log';

import { WrongVariable } from '../app/variables';
import type { MediaStore, StoredFile } from './mediaStore';

const PATIENCE = 15_000; // ms, for one attempt and its repetitions

/** What the bucket would not do, in a sentence for the log: which file, and in whose words why. */
export class BucketFailure extends OperatorError {}

/**
 * Pictures in an S3-compatible bucket. Their bytes never change, so every copy may be kept.
 * @param address as MEDIA_URL is written
 * @throws WrongVariable, which never repeats the secret
 */
export function s3Store(address: string): MediaStore {
  const place = bucketAddress(address);
  if (!place) throw new WrongVariable(`MEDIA_URL must be like ${BUCKET_EXAMPLE}.`);
  const { bucket, folder, ...credentials } = place;
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const base = `${bucket}/${folder}`;

  /** The answer may break off as well as fail to come. */
  async function exchange(url: string, request: RequestInit) {
    const answer = await client.fetch(url, request);
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  }

  /** @returns nothing when there is no such file */
  async function call(
    method: string,
    name: string,
    { bytes, type, url = base + name }: { bytes?: Buffer; type?: string; url?: string } = {},
  ) {
    const failure = (reason: string) =>
      new BucketFailure(`The picture bucket failed at ${method} ${name}: ${reason}.`);
    const request = {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        'x-amz-content-sha256': sha256(bytes ?? ''),
        ...(type && { 'content-type': type, 'cache-control': IMMUTABLE }),
      },
      ...(bytes && { body: new Uint8Array(bytes) }),
    };
    const { answer, body } = await exchange(url, request).catch((error) => {
      throw failure(reasonOf(error));
    });
    if (answer.ok) return body;
    const code = /<Code>(\w+)<\/Code>/.exec(body.toString('latin1'))?.[1] ?? '';
    // A bucket that is missing answers 404 as well, and is no missing picture.
    if (answer.status === 404 && code !== 'NoSuchBucket' && !bytes) return undefined;
    throw failure(`${answer.status} ${code}`.trim());
  }

  return {
    async put(name, bytes, type) {
      await call('PUT', name, { bytes, type });
    },
    get: (name) => call('GET', name),
    async delete(name) {
      await call('DELETE', name);
    },

    async list(prefix) {
      const files: StoredFile[] = [];
      for (let more = true; more; ) {
        // The first version of this call: every service has it, and its marker is a name.
        const marker = folder + (files.at(-1)?.name ?? '');
        const url = `${bucket}?${new URLSearchParams({ prefix: folder + prefix, marker })}`;
        const body = await call('GET', `${prefix}*`, { url });
        if (!body) throw new BucketFailure(`The picture bucket does not list ${prefix}*.`);
        const page = listed(body.toString('utf8'), folder);
        files.push(...page.files);
        more = page.isTruncated && page.files.length > 0;
      }
      return files;
    },
  };
}

/** One page of a listing, by name. Of what XML escapes, names of ours hold nothing. */
function listed(xml: string, folder: string) {
  const tag = (text: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(text)?.[1] ?? '';
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => entry!);
  const files = entries.map((entry) => ({
    name: tag(entry, 'Key').slice(folder.length),
    writtenAt: new Date(tag(entry, 'LastModified')),
  }));
  return { files, isTruncated: tag(xml, 'IsTruncated') === 'true' };
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** What `fetch` hides in the cause of "fetch failed". */
function reasonOf({ message, cause }: Error): string {
  const { code, message: told } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return code ?? told ?? message;
}
