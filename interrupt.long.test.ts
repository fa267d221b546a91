import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { freePort } from '@kollab/runtime/free-port';
import { scratchFolder } from '@kollab/runtime/test/scratch-folder';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const folder = await scratchFolder('interrupt');
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** A process and all that it started, with the Postgres that outlives them. */
async function familyOf(pid: number, dataDir: string) {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const all = stdout.split('\n').map((line) => {
    const [, own, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return { pid: Number(own), parent: Number(parent), args };
  });
  const family = all.filter((one) => one.pid === pid || one.args.includes(dataDir));
  for (const { pid: parent } of family) family.push(...all.filter((x) => x.parent === parent));
  return [...new Set(family)];
}

/** What a family takes up, in megabytes, Postgres left out; unknown but on Linux. */
async function memoryOf(pid: number, dataDir: string) {
  const family = await familyOf(pid, dataDir);
  const shares = family
    .filter(({ args }) => !args.includes('postgres'))
    .map(async (one) => {
      const said = await readFile(`/proc/${one.pid}/smaps_rollup`, 'utf8').catch(() => '');
      return Number(/^Pss: +(\d+)/m.exec(said)?.[1] ?? 0) / 1024;
    });
  return (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
}

const isAlive = ({ pid }: { pid: number }) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function startSandbox(dataDir: string) {
  const child = spawn(process.execPath, ['--import', './scripts/load-env.ts', 'scripts/start.ts'], {
    // At the head of a process group, as in a terminal.
    detached: true,
    env: {
      PATH: process.env.PATH,
      PORT: String(await freePort()),
      SANDBOX_PORT: String(await freePort()),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid = 0 } = child;
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
    });
  }
  return {
    pid,
    exited,
    said: () => said,
    async says(part: string) {
      await expect.poll(() => said, { timeout: 150_000 }).toContain(part);
    },
    /** As a terminal does: everybody in the foreground hears it. */
    interrupt: () => process.kill(-pid, 'SIGINT'),
  };
}

test('Ctrl-C ends everything: in the middle of the first start, and just when a killed API is started again', async () => {
  const dataDir = join(folder, 'data');
  const first = await startSandbox(dataDir);
  let most = 0;
  const isMaking = async () => {
    most = Math.max(most, await memoryOf(first.pid, dataDir));
    return (await readdir(dataDir).catch(() => [])).some((name) => name.startsWith('postgres'));
  };
  await expect.poll(isMaking, { timeout: 60_000, interval: 100 }).toBe(true);
  const unborn = await familyOf(first.pid, dataDir);
  first.interrupt();
  expect(await first.exited).toEqual([0, null]);
  expect(first.said()).toBe('Building the sandbox…\nBuilding the mini-app…\n');
  await expect.poll(() => unborn.filter(isAlive), { timeout: 10_000 }).toEqual([]);

  const second = await startSandbox(dataDir);
  await second.says('Kollab is ready');
  const family = await familyOf(second.pid, dataDir);
  expect(family.length).toBeGreaterThan(3);
  expect(Math.max(most, await memoryOf(second.pid, dataDir))).toBeLessThan(600);
  const api = family.find(({ args }) => args.includes('api/src/main.ts'));
  process.kill(api?.pid ?? 0, 'SIGKILL');
  await second.says('The API ended (SIGKILL) and is started again.\n');
  const grown = await familyOf(second.pid, dataDir);
  second.interrupt();
  second.interrupt();
  expect(await second.exited).toEqual([0, null]);
  const left = () => [...family, ...grown].filter(isAlive);
  await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  expect(second.said().match(/is started again/g)).toHaveLength(1);
});
