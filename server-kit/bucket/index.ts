export { BUCKET_EXAMPLE, type BucketAddress, bucketAddress } from './bucketAddress';
export {
  type BucketAnswer,
  bucketClient,
  type CallBucket,
  type ListedObject,
} from './bucketClient';
