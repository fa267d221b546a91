import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Why no disk of our own can be mounted here; undefined where it can. */
export function cannotMount(): string | undefined {
  if (process.platform !== 'linux') return 'a small disk is mounted on Linux only';
  if (process.getuid?.() !== 0) return 'mounting a small disk needs root';
  return undefined;
}

export interface Disk {
  fill(): Promise<void>;
  empty(): Promise<void>;
  unmount(): Promise<void>;
}

/** Mounts a small disk over a folder; what was in the folder is hidden until it is unmounted. */
export async function mountDisk(folder: string, options: string): Promise<Disk> {
  await mkdir(folder, { recursive: true });
  await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  const ballast = join(folder, 'ballast');
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder);
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: { code?: string }) => {
        if (error.code !== 'ENOSPC') throw error;
      });
    },
    empty: () => rm(ballast, { force: true }),
    async unmount() {
      await run('umount', ['-l', folder]);
    },
  };
}
