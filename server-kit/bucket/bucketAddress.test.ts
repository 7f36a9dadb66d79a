import { bucketAddress } from './bucketAddress';

describe('the address of a bucket', () => {
  it('contains all settings', () => {
    expect(
      bucketAddress('s3://k%2B1:a%2Fb@s3.example.org:9000/pictures/small/?region=auto'),
    ).toEqual({
      bucket: 'https://s3.example.org:9000/pictures',
      folder: 'small/',
      accessKeyId: 'k+1',
      secretAccessKey: 'a/b',
      region: 'auto',
    });
  });

  it('can leave out the folder, the region and, in a private network, TLS', () => {
    expect(bucketAddress('s3://k:s@localhost/pictures?tls=off')).toMatchObject({
      bucket: 'http://localhost/pictures',
      folder: '',
      region: 'us-east-1',
    });
  });

  it.each(['s3://pictures', 's3://key@host/pictures', 's3://key:hidden@host', 's3:pictures'])(
    'cannot be %s',
    (address) => expect(bucketAddress(address)).toBeUndefined(),
  );
});
