import { reviewedFieldNames } from '@kollab/contract';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { profileColumn } from '#src/people/users/profile-columns.ts';
import type { Db } from '#src/platform/database/schema.ts';
import { nobodysProject } from '#src/platform/text/nobody.ts';

const fields: Record<'users' | 'projects', Record<string, string>> = {
  users: Object.fromEntries(reviewedFieldNames.map((field) => [profileColumn(field), field])),
  projects: {
    name: 'name',
    description: 'description',
    stage: 'stage',
    cover_image: 'coverImage',
    tags: 'tags',
  },
};

/** Who left, and what went with them, is named so by us; whoever is new is named by Telegram. */
const unlessFree = {
  users: `if new.deleted_at is not null or (old.approved_at is null and old.first_name = '')
    then return new; end if;`,
  projects: `if new.name = '${nobodysProject}' and new.description = '' then return new; end if;`,
};

export async function logPublished(db: Db) {
  await sql`create table published_log (n bigserial, tbl text, id uuid, field text, old jsonb, new jsonb,
    xid xid8 default pg_current_xact_id())`.execute(db);
  await sql`create table approval_log (id uuid, changes jsonb, xid xid8 default pg_current_xact_id())`.execute(
    db,
  );
  for (const [table, columns] of Object.entries(fields)) {
    const inserts = Object.entries(columns).map(
      ([column, field]) => `if to_jsonb(old.${column}) is distinct from to_jsonb(new.${column}) then
        insert into published_log (tbl, id, field, old, new) values
        ('${table}', new.id, '${field}', to_jsonb(old.${column}), to_jsonb(new.${column})); end if;`,
    );
    await sql
      .raw(`create function log_${table}() returns trigger language plpgsql as
      $$ begin ${unlessFree[table as keyof typeof fields]}
      ${inserts.join('\n')} return new; end $$`)
      .execute(db);
    await sql
      .raw(`create trigger log_${table} after update on ${table}
      for each row execute function log_${table}()`)
      .execute(db);
  }
  await sql`create function log_approval() returns trigger language plpgsql as
    $$ begin if new.kind in ('approved', 'partlyApproved') then
      insert into approval_log (id, changes) values (new.subject_id, new.changes);
    end if; return new; end $$`.execute(db);
  await sql`create trigger log_approval after insert on moderation_events
    for each row execute function log_approval()`.execute(db);
}

interface Entry {
  tbl: string;
  id: string;
  field: string;
  old: unknown;
  new: unknown;
  approved: { field: string; new_value: unknown }[] | null;
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Clearing a field and taking items away need no moderator; nor does the link to one's Telegram. */
function isFree({ field, old, new: now }: Entry) {
  if (isEmpty(now)) return true;
  if (!Array.isArray(old) || !Array.isArray(now) || !['tags', 'links'].includes(field))
    return false;
  const added = now.filter((item) => !old.some((other) => isDeepStrictEqual(other, item)));
  return added.every((item: { type?: string }) => item.type === 'Telegram');
}

const isApproved = ({ field, approved }: Entry) =>
  approved?.some((change) => change.field === field) ?? false;

export async function unapprovedChanges(db: Db): Promise<string[]> {
  const { rows } = await sql<Entry>`select l.tbl, l.id, l.field, l.old, l.new,
    (select jsonb_agg(c) from approval_log a, jsonb_array_elements(a.changes) c
      where a.id = l.id and a.xid = l.xid) as approved
    from published_log l order by l.n`.execute(db);
  return rows
    .filter((entry) => !isFree(entry) && !isApproved(entry))
    .map((entry) => `published without approval: ${JSON.stringify(entry).slice(0, 400)}`);
}
