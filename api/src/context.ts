import type { Config } from './config.ts';
import type { Replicas } from './database/replicas.ts';
import type { Db } from './database/schema.ts';
import type { Files } from './files/files.ts';
import type { Wakeup } from './notifications/wakeup.ts';

/** Tells the time; tests move it. */
type Clock = () => Date;

/** What a feature works with. */
export interface Context {
  db: Db;
  replicas: Replicas;
  config: Config;
  files: Files;
  clock: Clock;
  wakeup: Wakeup;
}
