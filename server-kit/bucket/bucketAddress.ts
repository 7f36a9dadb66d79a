/** A bucket of an S3-compatible service, with the credentials to write into it. */
export interface BucketAddress {
  /** URL that keys are appended to, without a trailing slash. */
  bucket: string;
  /** Folder in the bucket that contains all keys; empty, or ends in a slash. */
  folder: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** An example of a bucket address. */
export const BUCKET_EXAMPLE = 's3://key:secret@s3.example.org/bucket/folder?region=eu-central-1';

/**
 * Parses `s3://key:secret@host[:port]/bucket[/folder]?region=…&tls=off`, the form of STORE_URL and MEDIA_URL. Key and
 * secret are percent-encoded when they contain `/`, `+`, `@` or `%`. `tls=off` is only for a service in the private
 * network.
 * @returns undefined when the text has another form: the caller reports it, without the secret
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
