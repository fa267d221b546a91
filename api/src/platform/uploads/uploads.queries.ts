import { type SqlBool, sql } from 'kysely';
import type { Db, Trx } from '#src/platform/database/schema.ts';

export async function insertUpload(
  db: Db,
  upload: { path: string; owner_id: string; palette: string[]; created_at: Date },
) {
  const row = { ...upload, palette: JSON.stringify(upload.palette) };
  await db.insertInto('uploads').values(row).execute();
}

/** From now on the same picture sent again is this one. */
export async function setDigest(db: Db, path: string, digest: string) {
  const row = { digest: Buffer.from(digest, 'hex') };
  await db.updateTable('uploads').set(row).where('path', '=', path).execute();
}

/** A person's uploads that were made of these, from now on as young as new ones to the sweep. */
export function renewUploads(db: Db, ownerId: string, digests: string[], at: Date) {
  return db
    .updateTable('uploads')
    .set({ created_at: at })
    .where('owner_id', '=', ownerId)
    .where(
      'digest',
      'in',
      digests.map((digest) => Buffer.from(digest, 'hex')),
    )
    .returning(['path', 'palette', 'digest'])
    .execute();
}

export async function deleteUpload(db: Db, path: string) {
  await db.deleteFrom('uploads').where('path', '=', path).execute();
}

/** Those of the paths that a person uploaded; none of them is swept before the transaction ends. */
export async function holdOwnUploads(db: Db, ownerId: string, paths: string[]) {
  const rows = await db
    .selectFrom('uploads')
    .select('path')
    .where('path', 'in', paths)
    .where('owner_id', '=', ownerId)
    .forKeyShare()
    .execute();
  return rows.map(({ path }) => path);
}

export async function findUploads(db: Db, paths: string[]) {
  const rows = await db.selectFrom('uploads').select('path').where('path', 'in', paths).execute();
  return new Set(rows.map(({ path }) => path));
}

/**
 * Whether a record points to an upload. Only its owner can have made one do so, so that theirs are
 * looked at, by index. Another kind of subject that shows pictures adds its records here: of
 * projects, what its uploader submitted, which is on record for good and whoever owns them now.
 */
const isUsed = sql<SqlBool>`(
  exists (select from users where users.id = owner_id
    and (photo = path or strpos(experiences::text, path) > 0))
  or exists (select from changes where subject_type = 'profile' and subject_id = owner_id
    and submission_id is null and strpos(concat(old_value, new_value), path) > 0)
  or exists (select from submissions join changes on submission_id = submissions.id
    where submissions.subject_type = 'profile' and submissions.subject_id = owner_id
    and strpos(concat(old_value, new_value), path) > 0)
  or exists (select from moderation_events as event
    where event.subject_type = 'profile' and event.subject_id = owner_id
    and strpos(event.changes::text, path) > 0)
  or exists (select from moderation_events as event
    where event.actor_id = owner_id and event.subject_type = 'project'
    and event.kind = 'submitted' and strpos(event.changes::text, path) > 0)
)`;

export interface Aged {
  path: string;
  /** As Postgres writes it: more exact than a Date. */
  at: string;
}

export const listAged = (db: Db, before: Date, after: Aged | undefined, limit: number) =>
  db
    .selectFrom('uploads')
    .select(['path', sql<string>`created_at::text`.as('at')])
    .where('created_at', '<', before)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`(created_at, path) > (${after?.at}::timestamptz, ${after?.path})`),
    )
    .orderBy('created_at')
    .orderBy('path')
    .limit(limit)
    .execute();

/**
 * Locks those of some uploads that no record points to, and nobody is just about to use; not what was
 * sent again since it was listed.
 */
export async function lockUnused(trx: Trx, before: Date, paths: string[]) {
  const rows = await trx
    .selectFrom('uploads')
    .select('path')
    .where('path', 'in', paths)
    .where('created_at', '<', before)
    .where(sql<SqlBool>`not ${isUsed}`)
    .orderBy('path')
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ path }) => path);
}

export async function deleteUnused(trx: Trx, paths: string[]) {
  const rows = await trx
    .deleteFrom('uploads')
    .where('path', 'in', paths)
    .where(sql<SqlBool>`not ${isUsed}`)
    .returning('path')
    .execute();
  return rows.map(({ path }) => path);
}
