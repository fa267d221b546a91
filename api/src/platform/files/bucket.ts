import { GetObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from '#src/platform/config/config.ts';
import type { Location, Store, StoredFile } from './files.ts';

const hour = 3600;

/**
 * One signed address serves for so many seconds, so that a browser knows the picture again, and
 * stays good for as long once more, so that nobody is handed one about to end.
 */
const signedFor = 12 * hour;
const rememberedFor = hour;

/** Loaded only where there is a bucket. */
export function openBucket(s3: NonNullable<Config['s3']>): Store {
  const { bucket, publicUrl } = s3;
  const client = connect(s3);
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  const put = driver.put.bind(driver);
  driver.put = (key, content) =>
    put(key, content, { cacheControl: 'public, max-age=31536000, immutable' });
  return {
    disk: new Disk(driver),
    list: () => listBucket(client, bucket),
    serving: {
      kind: 'elsewhere',
      locate: async (key, now) =>
        publicUrl === undefined
          ? { url: await sign(client, bucket, key, now), seconds: rememberedFor }
          : { url: `${publicUrl}/${key}`, seconds: rememberedFor },
    },
  };
}

/** Who hangs is given up on in time for the caller to be told. */
const connect = ({ endpoint, region, credentials }: NonNullable<Config['s3']>) =>
  new S3Client({
    region,
    credentials,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: 2000,
      socketTimeout: 8000,
      requestTimeout: 8000,
      throwOnRequestTimeout: true,
    },
    // Stores other than Amazon's do not all know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

function sign(client: S3Client, Bucket: string, Key: string, now: Date): Promise<Location['url']> {
  const seconds = Math.floor(now.getTime() / 1000);
  return getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), {
    signingDate: new Date((seconds - (seconds % signedFor)) * 1000),
    expiresIn: 2 * signedFor,
  });
}

/** The driver would leave out sizes. */
async function* listBucket(client: S3Client, Bucket: string): AsyncIterable<StoredFile> {
  for await (const { Contents = [] } of paginateListObjectsV2(
    { client },
    { Bucket, Prefix: 'uploads/' },
  )) {
    for (const { Key, LastModified, Size } of Contents) {
      if (!Key || !LastModified || Size === undefined) continue;
      yield { path: `/${Key}`, writtenAt: LastModified, size: Size };
    }
  }
}
