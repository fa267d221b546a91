import { createHmac } from 'node:crypto';
import type { Config } from '#src/platform/config/config.ts';

export type Secret = Pick<Config, 'botApiToken'>;

/** Stands for somebody who left; says nothing of who it is to whoever has the database alone. */
export const hashOf = ({ botApiToken }: Secret, telegramId: number) =>
  createHmac('sha256', `kept sanctions ${botApiToken}`).update(String(telegramId)).digest('hex');
