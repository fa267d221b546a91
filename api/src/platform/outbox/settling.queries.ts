import { sql } from 'kysely';
import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import type {
  NotificationKind,
  NotificationStatus,
} from '#src/platform/database/tables/notifications.ts';
import { leaseSeconds } from './leasing.queries.ts';

export function lockLeased(trx: Trx, id: string, lease: string) {
  return trx
    .selectFrom('notifications')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('status', '=', 'leased')
    .select(['revision', 'leased_revision', 'attempts', 'kind', 'message_id', 'created_at'])
    .forUpdate()
    .executeTakeFirst();
}

export interface Settlement {
  status: NotificationStatus;
  attempts: number;
  delaySeconds?: number;
  messageId?: number | undefined;
  isNew?: boolean;
  error?: string | undefined;
}

export async function settle(trx: Trx, id: string, settlement: Settlement) {
  const { status, attempts, delaySeconds = 0, messageId, isNew = false, error } = settlement;
  await trx
    .updateTable('notifications')
    .set({
      status,
      attempts,
      lease: null,
      due_at: sql<Date>`now() + make_interval(secs => ${delaySeconds})`,
      error: error ?? null,
      settled_at: sql<Date>`now()`,
      ...(messageId !== undefined && { message_id: messageId }),
      ...(isNew && { told_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteDeliveryTraces(trx: Trx, id: string, kind: NotificationKind) {
  if (kind === 'digest') {
    const payload = JSON.stringify({ count: 0, events: [] });
    await trx.updateTable('notifications').set({ payload }).where('id', '=', id).execute();
  }
  if (kind !== 'accountDeleted') return;
  // The turn first, as whoever leases has it.
  await sql`update delivery_turn set after = ''
    where after = (select address from notifications where id = ${id})`.execute(trx);
  await sql`with told as (delete from notifications where id = ${id} returning chat_id)
    delete from chat_paces using told where chat_paces.chat_id = told.chat_id`.execute(trx);
}

/**
 * Marks whom a leased notification is for, unless they came back after the lease began. A chat is
 * nobody to mark. People are locked before notifications.
 */
export async function setRecipientUnreachable(
  trx: Trx,
  id: string,
): Promise<'unreachable' | 'isBack' | 'isChat'> {
  const leased = await trx
    .selectFrom('notifications')
    .where('id', '=', id)
    .select('recipient_id')
    .select(sql<Date>`due_at - make_interval(secs => ${leaseSeconds})`.as('leased_at'))
    .executeTakeFirstOrThrow(() => new AppError('leaseLost'));
  if (leased.recipient_id === null) return 'isChat';
  const marked = await trx
    .updateTable('users')
    .set({ unreachable_at: sql<Date>`coalesce(unreachable_at, now())` })
    .where('id', '=', leased.recipient_id)
    .where((eb) =>
      eb.or([eb('reachable_at', 'is', null), eb('reachable_at', '<', leased.leased_at)]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!marked) return 'isBack';
  await parkQueued(trx, marked.id);
  return 'unreachable';
}

/** What else was to go to somebody waits for them to come back too, but for what others hold. */
async function parkQueued(trx: Trx, userId: string) {
  await sql`update notifications set status = 'parked' where id in (
    select id from notifications
    where address = ${userId}::text collate "C" and status = 'queued'
      and status in ('queued', 'leased')
    for update skip locked)`.execute(trx);
}

export async function setUnreachable(trx: Trx, userId: string) {
  await trx
    .updateTable('users')
    .set({ unreachable_at: sql<Date>`coalesce(unreachable_at, now())` })
    .where('id', '=', userId)
    .execute();
}

/** Marks a person reachable and queues what was parked for them in the last week. */
export async function setReachableAgain(trx: Trx, userId: string) {
  await trx
    .updateTable('users')
    .set({ unreachable_at: null, reachable_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', userId)
    .execute();
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ status: 'queued', attempts: 0, due_at: sql<Date>`now()` })
    .where('recipient_id', '=', userId)
    .where('status', '=', 'parked')
    .where('created_at', '>', sql<Date>`now() - interval '7 days'`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
