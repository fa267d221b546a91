import {
  type ConfigurableKind,
  type DeliveryMode,
  limits,
  type NotificationSettings,
  type Request,
  type setNotificationSettings,
} from '@kollab/contract';
import { configurableKinds, settingOf } from '@kollab/contract/schemas';
import type { Context } from '#src/platform/context.ts';
import { announce } from '#src/platform/listeners.ts';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { NotificationKind } from '#src/platform/database/tables/notifications.ts';
import * as queries from './settings.queries.ts';

const day = 24 * 60 * 60_000;

type Settings = Omit<queries.SettingsRow, 'back_at'>;

const defaults: Settings = {
  modes: {},
  quiet_from: null,
  quiet_to: null,
  time_zone: 'Europe/Moscow',
  digest_at: 19 * 60,
  language: null,
  away_until: null,
  views_counted: true,
};

export async function getSettings(db: Db, userId: string): Promise<NotificationSettings> {
  return toSettings((await queries.findSettings(db, userId)) ?? defaults);
}

type Changes = Request<typeof setNotificationSettings>['body'];

/**
 * Throws `badInput` for a time zone that is unknown, and for quiet hours with one end only, or none
 * between their ends.
 */
export async function setSettings(
  context: Context,
  userId: string,
  changes: Changes,
): Promise<NotificationSettings> {
  const { db } = context;
  const { timeZone, awayUntil } = changes;
  if (timeZone !== undefined && !(await isTimeZone(db, timeZone))) throw new AppError('badInput');
  return db.transaction().execute(async (trx) => {
    const before = await queries.lockSettings(trx, userId);
    const after = changed(before, changes);
    if (!areHours(after)) throw new AppError('badInput', { field: 'quietTo' });
    const backAt = await queries.updateSettings(trx, userId, after);
    if (awayUntil !== undefined) await tellAway(context, trx, userId, [before.back_at, backAt]);
    if (changes.viewsCounted === false)
      await announce(context, trx, 'viewsUncounted', { id: userId });
    await queries.dropDigestItems(trx, userId, kindsTurnedOff(changes.modes ?? {}));
    return toSettings(after);
  });
}

/** Who was to be back earlier, or was here, is away from then on. Throws badInput for too far a day. */
async function tellAway(
  context: Context,
  trx: Trx,
  id: string,
  [before, after]: [Date | null, Date | null],
) {
  const now = context.clock();
  const notBefore = (at: Date | null) => (at !== null && at > now ? at : now);
  const [from, until] = [notBefore(before), notBefore(after)];
  if (until.getTime() - now.getTime() > limits.awayDays * day) {
    throw new AppError('badInput', { field: 'awayUntil' });
  }
  if (from.getTime() !== until.getTime()) {
    await announce(context, trx, 'awayChanged', { id, from, until });
  }
}

const areHours = ({ quiet_from: from, quiet_to: to }: Settings) =>
  from === null || to === null ? from === to : from !== to;

const changed = (before: Settings, changes: Changes): Settings => ({
  modes: { ...before.modes, ...changes.modes },
  quiet_from: changes.quietFrom === undefined ? before.quiet_from : changes.quietFrom,
  quiet_to: changes.quietTo === undefined ? before.quiet_to : changes.quietTo,
  time_zone: changes.timeZone ?? before.time_zone,
  digest_at: changes.digestAt ?? before.digest_at,
  language: changes.language === undefined ? before.language : changes.language,
  away_until: changes.awayUntil === undefined ? before.away_until : changes.awayUntil,
  views_counted: changes.viewsCounted ?? before.views_counted,
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

const toSettings = (row: Settings): NotificationSettings => ({
  modes: Object.fromEntries(
    configurableKinds.map((kind) => [kind, row.modes[kind] ?? 'instant']),
  ) as NotificationSettings['modes'],
  quietFrom: row.quiet_from,
  quietTo: row.quiet_to,
  timeZone: row.time_zone,
  digestAt: row.digest_at,
  language: row.language,
  awayUntil: row.away_until,
  viewsCounted: row.views_counted,
});
