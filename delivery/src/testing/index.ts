export { siteBehindCache } from './siteBehindCache';
export { bucketUrl, type TestBucket, testBucket } from './testBucket';
