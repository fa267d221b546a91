import { withTimeout } from '#src/platform/metrics/bounded.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { type Files, newPath } from './files.ts';

const patience = 3000;

/**
 * Refuses a bucket that takes no pictures: a wrong address, key or name. One that is in trouble
 * itself is no mistake of ours. Throws a `SetupError`.
 */
export async function assertTaken(files: Files): Promise<void> {
  if (files.serving.kind === 'folder') return;
  const path = newPath();
  const trying = files.write(path, Buffer.from('Kollab')).then(() => files.remove(path));
  trying.catch(() => undefined);
  await withTimeout(patience, trying).catch((error: Error) => {
    const { name, code, $metadata } = (error.cause ?? error) as StoreError;
    if (($metadata?.httpStatusCode ?? 0) >= 500) return;
    const reason = code ?? (name === 'Error' ? error.message : name);
    throw new SetupError(
      `S3_BUCKET takes no pictures (${reason}): correct S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID or S3_SECRET_ACCESS_KEY.`,
    );
  });
}

interface StoreError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}
