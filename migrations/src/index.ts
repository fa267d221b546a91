import type { Migration } from 'kysely/migration';
import * as users from './0001-users.ts';
import * as moderation from './0002-moderation.ts';
import * as notifications from './0003-notifications.ts';

/** Every migration by name, in the order of the names. Landed ones are never edited. */
export const migrations: Record<string, Migration> = {
  '0001-users': users,
  '0002-moderation': moderation,
  '0003-notifications': notifications,
};
