import { runProcess } from '@kollab/runtime/process';

/** How long calls that nobody waits for may still take. */
const farewell = 2000;

await runProcess(async (interrupted) => (await import('./program.ts')).start(interrupted), {
  farewell,
});
