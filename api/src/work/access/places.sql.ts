import { type RawBuilder, sql } from 'kysely';

export const takenPlaces = () => sql<number>`(select count(*)::int from applications as accepted
  where accepted.project_id = vacancies.project_id and accepted.vacancy_id = vacancies.id
    and accepted.status = 'Accepted' and accepted.ended_at is null)`;

export const placesLeft = () => sql<number>`greatest(vacancies.places - ${takenPlaces()}, 0)`;

export const isFilled = () => sql<boolean>`(vacancies.filled_at is not null)`;

/** Whether a person has an open application, or is in a team that still works. */
const isBusy = (id: RawBuilder<unknown>) => sql<boolean>`(
  exists (select from applications where user_id = ${id} and status = 'Pending')
  or exists (select from participants join projects on projects.id = project_id
    where user_id = ${id} and state = 'member' and projects.is_public
      and projects.finished_at is null))`;

/** Since when a person of `users` has had neither a team nor an open application; null while they have. */
export const freeSince = (people: string) => {
  const id = sql.ref(`${people}.id`);
  return sql<Date | null>`(case when not ${isBusy(id)} then greatest(
    ${sql.ref(`${people}.approved_at`)},
    (select max(coalesce(ended_at, decided_at)) from applications where user_id = ${id}),
    (select max(ended_at) from participants where user_id = ${id} and ended_at is not null),
    (select max(greatest(projects.finished_at, projects.archived_at, projects.deleted_at))
      from participants join projects on projects.id = project_id
      where user_id = ${id} and state in ('member', 'invited'))) end)`;
};
