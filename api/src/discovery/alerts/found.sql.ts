import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';

const isShown = sql<SqlBool>`projects.is_public and owner.is_visible
  and owner.deleted_at is null`;

const isOpenTo = (readerId: RawBuilder<unknown>) => sql<SqlBool>`${isShown}
  and ${areUnblocked(sql.ref('owner.id'), readerId)}`;

export const found = (kind: string, id: string, reader: string) => {
  const [of, subject, readerId] = [sql.ref(kind), sql.ref(id), sql.ref(reader)];
  return sql`(select 'vacancy' as kind, projects.id as "projectId", projects.name as "projectName",
      vacancies.id as "vacancyId", vacancies.title as "vacancyTitle",
      null::bigint as "telegramId", '' as "firstName", '' as "lastName"
    from vacancies join projects on projects.id = vacancies.project_id
      join users as owner on owner.id = projects.owner_id
    where ${of} in ('vacancies', 'vacancy') and vacancies.id = ${subject}
      and vacancies.closed_at is null and vacancies.removed_at is null and ${isOpenTo(readerId)}
      and not exists (select from applications where vacancy_id = vacancies.id
        and user_id = ${readerId} and ended_at is null and status <> 'Withdrawn')
    union all
    select 'project', projects.id, projects.name, null, null, null, '', ''
    from projects join users as owner on owner.id = projects.owner_id
    where ${of} in ('projects', 'project') and projects.id = ${subject} and ${isOpenTo(readerId)}
    union all
    select 'person', null, null, null, null, owner.telegram_id, owner.first_name, owner.last_name
    from users as owner
    where ${of} in ('people', 'person') and owner.id = ${subject} and owner.is_visible and owner.deleted_at is null and owner.approved_at is not null
      and (${of} = 'person' or owner.looking_for_team is distinct from 'no')
      and ${areUnblocked(sql.ref('owner.id'), readerId)})`;
};
