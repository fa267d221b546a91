import {
  type ConfigurableKind,
  type DeliveryMode,
  type NotificationSettings,
  type Request,
} from '@kollab/contract';
import { configurableKinds, type setNotificationSettings } from '@kollab/contract/schemas';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { NotificationKind } from '#src/platform/database/schema-notifications.ts';
import * as queries from './settings.queries.ts';
import { settingOf } from '#src/platform/outbox/timing.sql.ts';

const defaults: queries.SettingsRow = {
  modes: {},
  quiet_from: null,
  quiet_to: null,
  time_zone: 'Europe/Moscow',
  digest_at: 19 * 60,
  language: null,
};

/** How the bot tells a person of things; what they never set is as for everyone. */
export async function getSettings(db: Db, userId: string): Promise<NotificationSettings> {
  return toSettings((await queries.findSettings(db, userId)) ?? defaults);
}

type Changes = Request<typeof setNotificationSettings>['body'];

/**
 * Changes what is given. Throws `badInput` for a time zone that is unknown, and for quiet hours with
 * one end only.
 */
export async function setSettings(
  db: Db,
  userId: string,
  changes: Changes,
): Promise<NotificationSettings> {
  const { timeZone } = changes;
  if (timeZone !== undefined && !(await isTimeZone(db, timeZone))) throw new AppError('badInput');
  return db.transaction().execute(async (trx) => {
    const before = await queries.lockSettings(trx, userId);
    const after = changed(before, changes);
    if ((after.quiet_from === null) !== (after.quiet_to === null)) throw new AppError('badInput');
    await queries.updateSettings(trx, userId, after);
    await queries.dropHeld(trx, userId, kindsTurnedOff(changes.modes ?? {}));
    return toSettings(after);
  });
}

const changed = (before: queries.SettingsRow, changes: Changes): queries.SettingsRow => ({
  modes: { ...before.modes, ...changes.modes },
  quiet_from: changes.quietFrom === undefined ? before.quiet_from : changes.quietFrom,
  quiet_to: changes.quietTo === undefined ? before.quiet_to : changes.quietTo,
  time_zone: changes.timeZone ?? before.time_zone,
  digest_at: changes.digestAt ?? before.digest_at,
  language: changes.language === undefined ? before.language : changes.language,
});

/** A zone must be known here, where texts are written, and to Postgres, which reckons with it. */
async function isTimeZone(db: Db, name: string) {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
  } catch {
    return false;
  }
  return queries.hasTimeZone(db, name);
}

const kindsTurnedOff = (modes: Partial<Record<ConfigurableKind, DeliveryMode>>) =>
  Object.entries(settingOf)
    .filter(([, setting]) => setting !== null && modes[setting] === 'off')
    .map(([kind]) => kind as NotificationKind);

const toSettings = (row: queries.SettingsRow): NotificationSettings => ({
  modes: Object.fromEntries(
    configurableKinds.map((kind) => [kind, row.modes[kind] ?? 'instant']),
  ) as NotificationSettings['modes'],
  quietFrom: row.quiet_from,
  quietTo: row.quiet_to,
  timeZone: row.time_zone,
  digestAt: row.digest_at,
  language: row.language,
});
