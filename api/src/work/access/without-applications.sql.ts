import { serverLimits } from '@kollab/contract';
import { type SqlBool, sql } from 'kysely';
import { placesLeft } from './places.sql.ts';

export const lacksFrom = sql<Date>`(greatest(vacancies.created_at,
    (select max(created_at) from applications where vacancy_id = vacancies.id))
  + make_interval(days => ${sql.lit(serverLimits.callAfterDays)}))`;

export const isWaited = sql<SqlBool>`exists (select from applications
  where vacancy_id = vacancies.id and status = 'Pending')`;

export const lacksApplications = (now: Date) => sql<SqlBool>`(vacancies.closed_at is null
  and vacancies.removed_at is null and ${lacksFrom} <= ${now} and not ${isWaited}
  and ${placesLeft()} > 0)`;
