import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { AppError } from '#src/app-error.ts';
import type { Db, NotificationKind, NotificationStatus, Trx } from '#src/database/schema.ts';
import { channel } from './wakeup.ts';

const leaseSeconds = 60;

type Kind = NotificationKind;

/** Tells waiting workers, once the transaction is committed. */
export async function notifyWorkers(db: Db) {
  await sql`select pg_notify(${channel}, '')`.execute(db);
}

/** Who cannot be written to gets it parked: it is delivered when they come back. */
const firstStatus = sql<'queued' | 'parked'>`
  case when users.unreachable_at is null then 'queued' else 'parked' end`;

/** News for people, in one statement and in this order. */
export async function insertNotifications(
  trx: Trx,
  news: readonly { recipientId: string; kind: Kind; payload: object }[],
) {
  const rows = news.map((one) => ({ id: uuid(), ...one }));
  await sql`insert into notifications (id, recipient_id, kind, payload, status)
    select given.id, users.id, given.kind, given.payload, ${firstStatus}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id uuid, "recipientId" uuid, kind text, payload jsonb)
    join users on users.id = given."recipientId"
    order by given.id`.execute(trx);
}

/** One card about a submission for every moderator but its owner; existing ones are renewed. */
export async function upsertCards(trx: Trx, submissionId: string, ownerId: string) {
  await trx
    .insertInto('notifications')
    .columns(['id', 'about', 'recipient_id', 'kind', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .where('role', '=', 'moderator')
        .where('suspended_at', 'is', null)
        .where((or) =>
          or.or([
            or('users.id', '!=', ownerId),
            or.not(
              or.exists(
                or
                  .selectFrom('users as others')
                  .where('others.role', '=', 'moderator')
                  .where('others.suspended_at', 'is', null)
                  .where('others.id', '!=', ownerId)
                  .select('others.id'),
              ),
            ),
          ]),
        )
        .select([
          sql<string>`gen_random_uuid()`.as('id'),
          sql<string>`${submissionId}::uuid`.as('about'),
          'users.id as recipient_id',
          sql<Kind>`'moderationCard'`.as('kind'),
          firstStatus.as('status'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['about', 'recipient_id', 'kind'])
        .where('about', 'is not', null)
        .doNothing(),
    )
    .execute();
}

/** A card for one person; one that was delivered before is to be a new message. */
export async function upsertCard(
  trx: Trx,
  { kind, about, recipientId }: { kind: Kind; about: string; recipientId: string },
) {
  await trx
    .insertInto('notifications')
    .columns(['id', 'about', 'recipient_id', 'kind', 'status'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .where('id', '=', recipientId)
        .select([
          sql<string>`${uuid()}::uuid`.as('id'),
          sql<string>`${about}::uuid`.as('about'),
          'users.id as recipient_id',
          sql<Kind>`${kind}`.as('kind'),
          firstStatus.as('status'),
        ]),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['about', 'recipient_id', 'kind'])
        .where('about', 'is not', null)
        .doUpdateSet({
          message_id: sql`case when notifications.status = 'sent' then null
            else notifications.message_id end`,
          created_at: sql<Date>`now()`,
        }),
    )
    .execute();
}

/** Has every message about some things delivered again, as an edit. */
export async function raiseRevisions(trx: Trx, abouts: readonly string[]) {
  await trx
    .updateTable('notifications')
    .where('about', 'in', abouts)
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      status: sql`case when status in ('sent', 'failed') then 'queued' else status end`,
      attempts: sql`case when status in ('sent', 'failed') then 0 else attempts end`,
      due_at: sql`case when status in ('sent', 'failed') then now() else due_at end`,
    }))
    .execute();
}

/** Leases what is due, expired leases included; each goes to one caller only. */
export function leaseDue(db: Db, limit: number) {
  return db
    .with('due', (eb) =>
      eb
        .selectFrom('notifications')
        .select('id')
        .where('status', 'in', ['queued', 'leased'])
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('notifications')
    .set((eb) => ({
      status: 'leased',
      lease: sql<string>`gen_random_uuid()`,
      leased_revision: eb.ref('revision'),
      attempts: eb('attempts', '+', 1),
      due_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    }))
    .from(['due', 'users'])
    .whereRef('notifications.id', '=', 'due.id')
    .whereRef('users.id', '=', 'notifications.recipient_id')
    .returning([
      'notifications.id',
      'notifications.lease',
      'notifications.recipient_id',
      'notifications.due_at as leased_until',
      'notifications.kind',
      'notifications.about',
      'notifications.payload',
      'notifications.message_id',
      'notifications.attempts',
      'notifications.created_at',
      'users.telegram_id',
      'users.language_code',
      'users.role',
      'users.suspended_at',
    ])
    .execute();
}

export type LeasedRow = Awaited<ReturnType<typeof leaseDue>>[number];

export function lockLeased(trx: Trx, id: string, lease: string) {
  return trx
    .selectFrom('notifications')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('status', '=', 'leased')
    .select(['revision', 'leased_revision', 'attempts'])
    .forUpdate()
    .executeTakeFirst();
}

export interface Settlement {
  status: NotificationStatus;
  attempts: number;
  delaySeconds?: number;
  messageId?: number | undefined;
  error?: string | undefined;
}

export async function settle(trx: Trx, id: string, settlement: Settlement) {
  const { status, attempts, delaySeconds = 0, messageId, error } = settlement;
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
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Marks whom a leased notification is for, unless they came back after the lease began. Answers
 * whether they are unreachable. People are locked before notifications.
 */
export async function setRecipientUnreachable(trx: Trx, id: string): Promise<boolean> {
  const leased = await trx
    .selectFrom('notifications')
    .where('id', '=', id)
    .select('recipient_id')
    .select(sql<Date>`due_at - make_interval(secs => ${leaseSeconds})`.as('leased_at'))
    .executeTakeFirstOrThrow(() => new AppError('leaseLost'));
  const marked = await trx
    .updateTable('users')
    .set({ unreachable_at: sql<Date>`coalesce(unreachable_at, now())` })
    .where('id', '=', leased.recipient_id)
    .where((eb) =>
      eb.or([eb('reachable_at', 'is', null), eb('reachable_at', '<', leased.leased_at)]),
    )
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
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
