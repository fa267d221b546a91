import { fail, runProcess } from '@kollab/runtime/process';

await runProcess(async (interrupted) => {
  const { readConfig } = await import('./platform/config/config.ts');
  const { runApi } = await import('./run.ts');
  return runApi(readConfig(process.env), fail, interrupted);
});
