import { sql } from 'kysely';

export const languageOf = (personId: string) => sql<string | null>`(
  select coalesce(chosen.language, reader.language_code) from users as reader
    left join notification_settings as chosen on chosen.user_id = reader.id
  where reader.id = ${personId})`;
