import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#src/database/schema.ts';

type Submissions = ExpressionBuilder<Database, 'submissions'>;

/** The changes a submission collects, as a part of a query over `submissions`. */
export const changesOf = (eb: Submissions) =>
  jsonArrayFrom(
    eb
      .selectFrom('changes')
      .whereRef('changes.submission_id', '=', 'submissions.id')
      .orderBy('changes.id')
      .select(['field', 'old_value', 'new_value']),
  ).as('changes');

const personOf = (eb: Submissions, column: 'claimed_by' | 'decided_by') =>
  jsonObjectFrom(
    eb
      .selectFrom('users as people')
      .whereRef('people.id', '=', `submissions.${column}`)
      .select(['telegram_id', 'first_name as firstName', 'last_name as lastName']),
  );

/** Who holds a submission. */
export const claimerOf = (eb: Submissions) => personOf(eb, 'claimed_by').as('claimer');

/** Who decided on a submission. */
export const deciderOf = (eb: Submissions) => personOf(eb, 'decided_by').as('decider');
