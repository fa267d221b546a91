import type { ApiError } from '@kollab/contract';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { audit } from '#src/faults/load/audit.ts';
import { cannotMount, type Disk, mountDisk } from '#src/faults/world/disk.ts';
import type { Fault, Outcome } from '#src/faults/load/fault.ts';
import { newLedger } from '#src/faults/load/ledger.ts';
import { takePlace } from '#src/faults/load/load.ts';
import { signIn, uploadPicture, visit } from '#src/faults/load/people.ts';
import { telegramIds } from '#src/faults/world/seed.ts';
import { startWorld, type World } from '#src/faults/world/world.ts';

async function whileBroken(
  world: World,
  reason: string,
  breakIt: () => Promise<() => Promise<void>>,
): Promise<Outcome> {
  const wrong: string[] = [];
  const telegramId = telegramIds.guest(takePlace());
  await signIn(world.appUrl, telegramId);
  const upload = () =>
    uploadPicture(world.appUrl, telegramId).then(
      () => '200',
      (error: ApiError) => `${error.statusCode} ${error.code}`,
    );
  const rows = () =>
    world.withDb(async (db) => (await db.selectFrom('uploads').select('path').execute()).length);
  const before = { rows: await rows(), files: new Set(await readdir(world.uploads)) };
  const mend = await breakIt();
  try {
    const refused = await upload();
    if (refused !== '503 storageUnavailable') wrong.push(`an upload was answered ${refused}`);
    const log = await readFile(world.logs.api, 'utf8');
    if (!log.includes(reason)) wrong.push(`the log does not say ${reason}`);
    const left = (await readdir(world.uploads)).filter((name) => !before.files.has(name));
    if (left.some((name) => name.endsWith('.webp'))) wrong.push('half a picture was left');
    if ((await rows()) !== before.rows) wrong.push('a record was left');
    const { status } = await fetch(`${world.appUrl}/api/User/all-projects`);
    if (status !== 200) wrong.push(`a read was answered ${status}`);
  } finally {
    await mend();
  }
  const again = await upload();
  if (again !== '200') wrong.push(`once mended an upload was answered ${again}`);
  const others = newLedger();
  await visit(world, others, takePlace());
  wrong.push(...(await audit(world, others)));
  return {
    observed: `uploads refused (${reason} in the log), nothing left; mended: ${again}`,
    wrong,
  };
}

const over = (world: World, reason: string, prepare: () => Promise<Disk>) =>
  whileBroken(world, reason, async () => {
    const disk = await prepare();
    return () => disk.unmount();
  });

/** As `over`, where there is no root: then a folder's rights bind. */
const withoutRights = (world: World) =>
  whileBroken(world, 'EACCES', async () => {
    await chmod(world.uploads, 0o555);
    return () => chmod(world.uploads, 0o755);
  });

let databaseDisk: Disk | undefined;

async function startOnSmallDisk() {
  const folder = await mkdtemp(join(tmpdir(), 'kollab-disk-'));
  await chmod(folder, 0o755);
  const disk = await mountDisk(folder, 'size=600m,mode=755');
  const leave = async () => {
    await disk.unmount();
    await rm(folder, { recursive: true, force: true });
  };
  databaseDisk = disk;
  try {
    const world = await startWorld({ disk: folder });
    const close = async () => {
      await world.close();
      await leave();
    };
    return { ...world, close };
  } catch (error) {
    await leave();
    throw error;
  }
}

export const disks: Fault[] = [
  {
    name: 'The disk of the uploads is full',
    expected: '503 storageUnavailable to uploads, nothing left behind; all else works',
    impossible: cannotMount,
    run: (world) =>
      over(world, 'ENOSPC', async () => {
        const disk = await mountDisk(world.uploads, 'size=1m');
        await disk.fill();
        return disk;
      }),
  },
  {
    name: 'The uploads folder is read-only',
    expected: '503 storageUnavailable to uploads, nothing left behind; all else works',
    run: (world) =>
      cannotMount()
        ? withoutRights(world)
        : over(world, 'EROFS', () => mountDisk(world.uploads, 'size=1m,ro')),
  },
  {
    name: 'The disk of the database is full',
    expected: 'all answered writes are there once; 503 to writes until there is room',
    impossible: cannotMount,
    startWorld: startOnSmallDisk,
    within: 10,
    async harm({ primary }, load) {
      await databaseDisk?.fill();
      const before = load.ledger.refusals.get('503') ?? 0;
      for (const end = Date.now() + 20_000; Date.now() < end; await delay(100)) {
        if ((load.ledger.refusals.get('503') ?? 0) > before + 20) break;
      }
      if ((load.ledger.refusals.get('503') ?? 0) === before) {
        load.ledger.failures.push('no write was refused');
      }
      await databaseDisk?.empty();
      // Without room for its log Postgres ends itself; whoever gave it room starts it again.
      await primary().start();
    },
  },
];
