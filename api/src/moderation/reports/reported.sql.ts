import { type SqlBool, sql } from 'kysely';

/**
 * Part of a query of `reports`: whoever owned the subject when this report, or another undecided
 * one, was made, and whoever owns it now.
 */
export const reported = sql<string[]>`array(
  select reports.owner_id
  union select other.owner_id from reports as other
    where other.subject_type = reports.subject_type and other.subject_id = reports.subject_id
      and other.decision is null
  union select reported.owner_id from projects as reported
    where reports.subject_type = 'project' and reported.id = reports.subject_id)`;

/**
 * Whether an undecided report is against a person. Finds what is reported of theirs once, however
 * many reports there are, by an index alone.
 */
export const isAgainst = (personId: string) =>
  sql<SqlBool>`((reports.subject_type, reports.subject_id) in (
    select other.subject_type, other.subject_id from reports as other
      where other.owner_id = ${personId}::uuid and other.decision is null
    union all select 'project', own.id from projects as own where own.owner_id = ${personId}::uuid))`;
