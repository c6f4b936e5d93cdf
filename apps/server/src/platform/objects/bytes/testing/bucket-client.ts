import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

/** A bucket of an S3 service that tests start themselves. */
export interface TestBucket {
  readonly endpoint: string;
  readonly name: string;
  readonly keyId: string;
  readonly secret: string;
}

function clientOf({ endpoint, keyId, secret }: TestBucket): S3Client {
  const credentials = { accessKeyId: keyId, secretAccessKey: secret };
  return new S3Client({ region: 'us-east-1', endpoint, forcePathStyle: true, credentials });
}

export async function makeBucket(bucket: TestBucket): Promise<void> {
  const client = clientOf(bucket);
  await client.send(new CreateBucketCommand({ Bucket: bucket.name })).finally(() => client.destroy());
}

/** The keys that begin with the prefix; at most 1,000. */
export async function listKeys(bucket: TestBucket, prefix: string): Promise<string[]> {
  const client = clientOf(bucket);
  const listing = new ListObjectsV2Command({ Bucket: bucket.name, Prefix: prefix });
  const { Contents = [] } = await client.send(listing).finally(() => client.destroy());
  return Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key]));
}
