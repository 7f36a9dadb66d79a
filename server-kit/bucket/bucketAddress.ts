/** A bucket of an S3-compatible service, and who may write into it. */
export interface BucketAddress {
  /** Address that keys are put under, without a slash at its end. */
  bucket: string;
  /** Folder of the bucket that all keys lie in; empty, or ends in a slash. */
  folder: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** How an address is written. */
export const BUCKET_EXAMPLE = 's3://key:secret@s3.example.org/bucket/folder?region=eu-central-1';

/**
 * Reads `s3://key:secret@host[:port]/bucket[/folder]?region=…&tls=off`, as STORE_URL and MEDIA_URL
 * are written. Key and secret are percent-encoded where they hold `/`, `+`, `@` or `%`; without TLS
 * only for a service next door.
 * @returns undefined when it is not written like that: the caller says so, without the secret
 */
export function bucketAddress(address: string): BucketAddress | undefined {
  const { host, pathname, username, password, searchParams } = new URL(address);
  const [, bucket, folder] = /^\/([\w.-]{3,63})((?:\/[\w.-]+)*)\/*$/.exec(pathname) ?? [];
  if (!host || !username || !password || !bucket) return undefined;
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    bucket: `${scheme}://${host}/${bucket}`,
    folder: folder ? `${folder.slice(1)}/` : '',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  };
}
