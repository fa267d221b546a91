import { type Kysely, sql } from 'kysely';

/**
 * To which version of the policy a person agreed, and when they took it back. Whoever agreed before
 * versions were kept is asked again. Both are on record as any other act on a profile is.
 */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('users')
    .addColumn('consented_to', 'text')
    .addColumn('consent_withdrawn_at', 'timestamptz')
    .execute();
  await sql`create function record_consent() returns trigger language plpgsql as $$
    begin
      if new.deleted_at is not null then return null; end if;
      if new.consent_withdrawn_at is not null and old.consent_withdrawn_at is null then
        perform record_act('profile', new.id, 'consentWithdrawn', old.consented_to, null);
      elsif new.consented_to is distinct from old.consented_to and new.consented_to is not null then
        perform record_act('profile', new.id, 'consented', old.consented_to, new.consented_to);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger users_consent_on_record after update of consented_to, consent_withdrawn_at
    on users for each row execute function record_consent()`.execute(db);
}

export async function down(db: Kysely<unknown>) {
  await sql`drop trigger users_consent_on_record on users`.execute(db);
  await sql`drop function record_consent`.execute(db);
  await db.schema
    .alterTable('users')
    .dropColumn('consented_to')
    .dropColumn('consent_withdrawn_at')
    .execute();
}
