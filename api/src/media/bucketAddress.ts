import { WrongVariable } from '../app/variables';

/** A bucket of an S3-compatible store, and who may write into it. */
export interface Bucket {
  /** Address that names are put under, without a slash at the end. */
  base: string;
  key: string;
  secret: string;
  region: string;
}

const EXAMPLE = 's3://key:secret@s3.example.org/bucket?region=eu-central-1';

/**
 * Reads `s3://key:secret@host[:port]/bucket[/folder]?region=…&tls=off`. Key and secret are
 * percent-encoded where they hold `/`, `+`, `@` or `%`; without TLS only for a store next door.
 * @throws WrongVariable, which never repeats the secret
 */
export function bucketAddress(address: string): Bucket {
  const { host, pathname, username, password, searchParams } = new URL(address);
  const place = pathname.replace(/\/+$/, '');
  if (!host || !username || !password || !/^\/[\w.-]{3,63}(\/[\w.-]+)*$/.test(place)) {
    throw new WrongVariable(`MEDIA_URL must be like ${EXAMPLE}.`);
  }
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    base: `${scheme}://${host}${place}`,
    key: decodeURIComponent(username),
    secret: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  };
}
