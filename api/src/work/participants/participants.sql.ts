import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { selectOpenUsername } from '#src/people/users/open-username.sql.ts';
import type { Database } from '#src/platform/database/schema.ts';
import { isUnblocked } from '#src/people/visibility/visibility.sql.ts';

export const isMember = (userId: string) =>
  sql<boolean>`exists (select from participants where participants.project_id = projects.id
    and participants.user_id = ${userId} and participants.state = 'member')`;

export const participantsOf = (
  eb: ExpressionBuilder<Database, 'projects'>,
  readerId: string | undefined,
) =>
  jsonArrayFrom(
    eb
      .selectFrom('participants')
      .leftJoin('users', 'users.id', 'participants.user_id')
      .leftJoin('vacancies', 'vacancies.id', 'participants.vacancy_id')
      .whereRef('participants.project_id', '=', 'projects.id')
      .where('participants.state', 'in', sql<never>`('member', 'invited')`)
      .orderBy(sql`participants.user_id is distinct from projects.owner_id`)
      .orderBy('participants.created_at')
      .orderBy('participants.id')
      .select([
        'participants.id',
        'participants.user_id',
        'participants.name',
        'participants.state',
        'participants.offer',
        'participants.vacancy_id',
        'vacancies.title as role',
        'users.telegram_id',
        selectOpenUsername('users').as('username'),
        'users.first_name as firstName',
        'users.last_name as lastName',
        'users.photo',
        'users.approved_at',
        'users.suspended_at',
        'users.hidden_at',
        isUnblocked(sql.ref('participants.user_id'), readerId).as('is_unblocked'),
      ]),
  ).as('participants');
