import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const nobody = 65_534;

/** Postgres refuses to run as root: then it runs as `nobody`. */
export function serverUser(): { uid: number; gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : undefined;
}

export async function isReachable(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  if ((mode & 0o001) === 0) return false;
  const parent = dirname(path);
  return parent === path || isReachable(parent);
}
