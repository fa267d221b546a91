import { readConfig } from '#src/platform/config/config.ts';
import { SetupError } from '@kollab/runtime/setup-error';
import { copyFiles } from '#src/platform/files/copying.ts';
import { openFiles } from '#src/platform/files/files.ts';

/** `npm run uploads:copy`: from the folder of DATA_DIR into the bucket of S3_BUCKET. */
try {
  const { dataDir, s3 } = readConfig(process.env);
  if (!s3) throw new SetupError('S3_BUCKET is missing: it is where uploads are copied to.');
  const folder = await openFiles({ dataDir, s3: undefined });
  const { copied, there } = await copyFiles(folder, await openFiles({ dataDir, s3 }));
  process.stdout.write(`Copied ${copied} uploads; ${there} were there already.\n`);
} catch (error) {
  const { message, cause } = error as Error;
  const said = cause instanceof Error ? `Uploads could not be copied: ${cause.message}.` : message;
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}
