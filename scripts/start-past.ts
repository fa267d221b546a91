import { readConfig } from '@kollab/api/platform/config/config';
import { runApi } from '@kollab/api/run';
import { timeHeader } from '@kollab/sandbox/time-header';
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** An API for which it is whatever time a request says: by it a demo world gets its past. */
const fail = (problem: unknown) => {
  process.stderr.write(`${(problem as Error).message}\n`);
  process.exit(1);
};
const moments = new AsyncLocalStorage<Date>();
subscribe('http.server.request.start', (message) => {
  const { headers } = (message as { request: IncomingMessage }).request;
  const said = headers[timeHeader];
  moments.enterWith(said === undefined ? new Date() : new Date(Number(said)));
});
try {
  const config = { ...readConfig(process.env), metrics: undefined, tracing: undefined };
  const api = await runApi(config, fail, undefined, () => moments.getStore() ?? new Date());
  process.once('disconnect', () => void api.stop().then(() => process.exit(0)));
  process.send?.('ready');
} catch (error) {
  fail(error);
}
