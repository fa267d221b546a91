import { fail, runProcess } from '@kollab/runtime/process';
import { timeHeader } from '@kollab/sandbox/time-header';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * An API for which it is whatever time a request says: by it a demo world gets its past. Without a request
 * there is no time: what happens by the clock waits until the past is told.
 */
const moments = new AsyncLocalStorage<Date>();
subscribe('http.server.request.start', (message) => {
  const { headers } = (message as { request: IncomingMessage }).request;
  const said = headers[timeHeader];
  moments.enterWith(said === undefined ? new Date() : new Date(Number(said)));
});

await runProcess(async (interrupted) => {
  const { readConfig } = await import('@kollab/api/platform/config/config');
  const { runApi } = await import('@kollab/api/run');
  const config = { ...readConfig(process.env), metrics: undefined, tracing: undefined };
  return runApi(config, fail, interrupted, () => moments.getStore() ?? new Date(0));
});
