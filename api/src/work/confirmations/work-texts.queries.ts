import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';
import type { ConfirmationsTables } from '#src/platform/database/tables/confirmations.ts';
import type { Position } from '#src/platform/paging.ts';

export type TextRow = Selectable<ConfirmationsTables['confirmation_texts']>;

export const findText = (db: Db, confirmationId: string): Promise<TextRow | undefined> =>
  db
    .selectFrom('confirmation_texts')
    .where('confirmation_id', '=', confirmationId)
    .selectAll()
    .executeTakeFirst();

/** Keeps what an owner says now, under a new version, in place of what they said before. */
export async function upsertText(
  trx: Trx,
  { id, text, authorId, at }: { id: string; text: string; authorId: string; at: Date },
) {
  const sent = {
    text,
    author_id: authorId,
    submitted_at: at,
    state: 'Pending',
    decided_by: null,
    decided_at: null,
    reason: null,
  } as const;
  await trx
    .insertInto('confirmation_texts')
    .values({ confirmation_id: id, version: 1, ...sent })
    .onConflict((conflict) =>
      conflict
        .column('confirmation_id')
        .doUpdateSet({ ...sent, version: sql<number>`confirmation_texts.version + 1` }),
    )
    .execute();
}

interface Decision {
  state: 'Approved' | 'Rejected';
  moderatorId: string;
  reason: string | null;
  at: Date;
}

export async function decideText(trx: Trx, id: string, decision: Decision) {
  await trx
    .updateTable('confirmation_texts')
    .set({
      state: decision.state,
      decided_by: decision.moderatorId,
      decided_at: decision.at,
      reason: decision.reason,
    })
    .where('confirmation_id', '=', id)
    .execute();
}

export async function withdrawTexts(
  trx: Trx,
  { ids = [], authorId = null }: { ids?: readonly string[]; authorId?: string | null },
  at: Date,
) {
  const { rows } = await sql<{ id: string }>`update confirmation_texts
    set state = 'Withdrawn', text = '', reason = null, decided_by = null, decided_at = ${at}
    where confirmation_id = any(${ids}::uuid[]) or author_id = ${authorId}::uuid
    returning confirmation_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

const selectTexts = (db: Db) =>
  db
    .selectFrom('confirmation_texts as said')
    .innerJoin('confirmations', 'confirmations.id', 'said.confirmation_id')
    .innerJoin('projects', 'projects.id', 'confirmations.project_id')
    .innerJoin('users as author', 'author.id', 'said.author_id')
    .innerJoin('users as person', 'person.id', 'confirmations.user_id')
    .leftJoin('users as decider', 'decider.id', 'said.decided_by')
    .select([
      'said.confirmation_id as id',
      'said.text',
      'said.state',
      'said.version',
      'said.author_id',
      'said.submitted_at',
      'said.decided_at',
      'said.reason',
      'confirmations.role',
      'confirmations.user_id',
      'projects.id as project_id',
      'projects.name as project_name',
      'author.first_name as author_first_name',
      'author.last_name as author_last_name',
      'person.telegram_id',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'decider.first_name as decider_first_name',
      'decider.last_name as decider_last_name',
      sql<string>`said.submitted_at::text`.as('position'),
    ]);

export const listWaiting = (
  db: Db,
  { limit, after }: { limit: number; after: Position | undefined },
) =>
  selectTexts(db)
    .where('said.state', '=', sql.lit('Pending'))
    .where('projects.deleted_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(said.submitted_at, said.confirmation_id)
          > (${after?.at}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('said.submitted_at')
    .orderBy('said.confirmation_id')
    .limit(limit)
    .execute();

export const listWorkTextFacts = (db: Db, ids: readonly string[]) =>
  selectTexts(db).where('said.confirmation_id', 'in', ids).execute();

export type WorkTextFacts = Awaited<ReturnType<typeof listWorkTextFacts>>[number];
