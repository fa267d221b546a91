import { sql } from 'kysely';

/** How many are in the team who were accepted on a vacancy, as a part of a query over `vacancies`. */
export const takenPlaces = () => sql<number>`(select count(*)::int from applications as accepted
  where accepted.project_id = vacancies.project_id and accepted.vacancy_id = vacancies.id
    and accepted.status = 'Accepted' and accepted.ended_at is null)`;

/** How many places of a vacancy nobody has. */
export const placesLeft = () => sql<number>`greatest(vacancies.places - ${takenPlaces()}, 0)`;

/** Whether it closed as the last was taken. */
export const isFilled = () => sql<boolean>`(vacancies.filled_at is not null)`;
