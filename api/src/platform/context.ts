import type { Config } from '#src/platform/config/config.ts';
import type { Replicas } from '#src/platform/database/replicas/replicas.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { Files } from '#src/platform/files/files.ts';
import type { Listeners } from './listeners.ts';
import type { Changes } from '#src/platform/database/listening/changes.ts';
import type { Wakeup } from '#src/platform/database/listening/wakeup.ts';

/** Tells the time; tests move it. */
type Clock = () => Date;

export interface Context {
  db: Db;
  replicas: Replicas;
  config: Config;
  files: Files;
  clock: Clock;
  listeners: Listeners;
  wakeup: Wakeup;
  changes: Changes;
}
