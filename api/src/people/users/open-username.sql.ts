import { sql } from 'kysely';

export const selectOpenUsername = (people: string) =>
  sql<string | null>`case when ${sql.ref(`${people}.telegram_link_kept`)}
    and not ${sql.ref(`${people}.contact_by_request`)} then ${sql.ref(`${people}.username`)} end`;
