import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const secret = () => randomBytes(32).toString('base64url');

export const randomSecret = secret;

/** The sandbox's own bot token, kept so that yesterday's mini-app still signs in today. */
export async function sandboxBotToken(dataDir: string): Promise<string> {
  const file = join(dataDir, 'sandbox-bot-token');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (/^\d+:[\w-]+$/.test(kept)) return kept;
  const token = `7000000000:${secret()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, token, { mode: 0o600 });
  return token;
}
