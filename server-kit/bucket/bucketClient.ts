import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

import { OperatorError } from '../log';
import type { BucketAddress } from './bucketAddress';

/** One request to a bucket. */
interface BucketCall {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Key in the folder; empty for the bucket itself. */
  key: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Statuses that are results and not failures; 404 when left out. */
  answers?: readonly number[];
}

/** The response to a call: success, or one of the expected statuses. */
export interface BucketAnswer {
  status: number;
  etag: string | undefined;
  body: Buffer;
}

export type CallBucket = (call: BucketCall) => Promise<BucketAnswer>;

/** One object of a listing. */
export interface ListedObject {
  /** Without the folder. */
  key: string;
  writtenAt: Date;
}

interface Options {
  /** What an object is, in messages for operators: `release`, `picture`. */
  holds: string;
  /** Longest time for one request including its retries, in milliseconds. */
  timeoutMs: number;
  /** How often a request to a busy service is retried. */
  retries: number;
}

/** The only client of S3-compatible buckets: signs requests, sends them, and retries when the service is busy. */
export function bucketClient(
  { bucket, folder, ...credentials }: BucketAddress,
  { holds, timeoutMs, retries }: Options,
) {
  const client = new AwsClient({ ...credentials, service: 's3', retries });

  /** @throws OperatorError with the request and the service's own reason, never the secret */
  const call: CallBucket = async ({ method, key, query, headers, body, answers = [404] }) => {
    const failure = (reason: string) =>
      new OperatorError(`The ${holds} bucket failed at ${method} ${key || 'list'}: ${reason}.`);
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const send = async () => {
      const answer = await client.fetch(`${bucket}${key && `/${folder}${key}`}${search}`, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'x-amz-content-sha256': sha256(body ?? ''), ...headers },
        ...(body && { body: new Uint8Array(body) }),
      });
      return { answer, content: Buffer.from(await answer.arrayBuffer()) };
    };
    // A broken connection is retried once; every request here is idempotent.
    const { answer, content } = await send()
      .catch(send)
      .catch((error: Error) => {
        throw failure(reasonOf(error));
      });
    const code = /<Code>(\w+)<\/Code>/.exec(content.toString('latin1'))?.[1] ?? '';
    // A missing bucket also responds with 404, but that is not a missing file.
    const telling = answers.includes(answer.status) && code !== 'NoSuchBucket';
    if (!answer.ok && !telling) throw failure(`${answer.status} ${code}`.trim());
    return { status: answer.status, etag: answer.headers.get('etag') ?? undefined, body: content };
  };

  /** Lists all objects below a prefix, page by page with a marker: the only method that all services support. */
  async function list(prefix: string): Promise<ListedObject[]> {
    const objects: ListedObject[] = [];
    for (let more = true; more; ) {
      const last = objects.at(-1);
      const after: Record<string, string> = last ? { marker: folder + last.key } : {};
      const query = { prefix: folder + prefix, 'max-keys': '200', ...after };
      const { body } = await call({ method: 'GET', key: '', query, answers: [] });
      const page = listed(body.toString('utf8'), folder);
      objects.push(...page.objects);
      more = page.isTruncated && page.objects.length > 0;
    }
    return objects;
  }

  return { call, list };
}

/** Parses one page of a listing. Our keys contain no characters that XML escapes. */
function listed(xml: string, folder: string) {
  const tag = (text: string, name: string) => new RegExp(`<${name}>([^<]*)<`).exec(text)?.[1] ?? '';
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry]) => entry!);
  const objects = entries.map((entry) => ({
    key: tag(entry, 'Key').slice(folder.length),
    writtenAt: new Date(tag(entry, 'LastModified')),
  }));
  return { objects, isTruncated: tag(xml, 'IsTruncated') === 'true' };
}

const sha256 = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** The reason that `fetch` puts into the cause of "fetch failed". */
function reasonOf({ message, cause }: Error): string {
  const { code, message: detail } = (cause ?? {}) as Partial<NodeJS.ErrnoException>;
  return code ?? detail ?? message;
}
