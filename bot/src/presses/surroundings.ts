import type { Client } from '@kollab/contract';
import type { Logger } from 'pino';
import type { MiniApp } from '#src/messages/mini-app.ts';

export interface Surroundings {
  api: Client;
  app: MiniApp;
  logger: Logger;
}
