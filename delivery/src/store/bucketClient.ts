import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketAddress } from 'tooling/bucket';
import { OperatorError } from 'tooling/log';

/** Longest time for one request and its repetitions, milliseconds. */
const PATIENCE = 60_000;

/** One request to a bucket. */
export interface BucketCall {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key in the store; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
}

/** What it answered: one of the statuses that mean something, or it was an error. */
export interface BucketAnswer {
  status: number;
  etag: string | undefined;
  body: Buffer;
}

export type CallBucket = (call: BucketCall) => Promise<BucketAnswer>;

/** Statuses that are answers and no failures: there is nothing; the key is taken; two at once. */
const TELLING = [404, 412, 409];

/**
 * Signs and sends requests, and repeats those that a busy service refuses.
 * @throws Error that names the request and the service's own reason, never the secret
 */
export function bucketClient({ bucket, folder, ...credentials }: BucketAddress): CallBucket {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 4 });

  return async ({ method, key, query, headers, body }) => {
    const failure = (reason: string) =>
      new OperatorError(`The release bucket failed at ${method} ${key || 'list'}: ${reason}.`);
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const send = async () => {
      const answer = await client.fetch(`${bucket}${key && `/${folder}${key}`}${search}`, {
        method,
        signal: AbortSignal.timeout(PATIENCE),
        headers: { 'x-amz-content-sha256': sha256(body ?? ''), ...headers },
        ...(body && { body: new Uint8Array(body) }),
      });
      return { answer, content: Buffer.from(await answer.arrayBuffer()) };
    };
    // A connection that breaks is tried once more; every request here may be repeated.
    const { answer, content } = await send()
      .catch(send)
      .catch((error: Error) => {
        throw failure(reasonOf(error));
      });
    const code = /<Code>(\w+)<\/Code>/.exec(content.toString('latin1'))?.[1] ?? '';
    // A bucket that is missing answers 404 as well, and is no missing file.
    const telling = TELLING.includes(answer.status) && code !== 'NoSuchBucket';
    if (!answer.ok && !telling) throw failure(`${answer.status} ${code}`.trim());
    return { status: answer.status, etag: answer.headers.get('etag') ?? undefined, body: content };
  };
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** What `fetch` hides in the cause of "fetch failed". */
function reasonOf({ message, cause }: Error): string {
  const { code, message: told } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return code ?? told ?? message;
}
