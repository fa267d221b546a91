import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { selectOpenUsername } from '#src/people/users/open-username.sql.ts';
import { areUnblocked } from '#src/people/visibility/visibility.sql.ts';

export interface PairOfRow {
  id: string;
  may_part: boolean;
  half_id: string;
  telegram_id: number;
  username: string | null;
  first_name: string;
  last_name: string;
  photo: string | null;
  description: string;
  status_short: string;
  tags: string[];
  university: string;
  major: string;
  course: number | null;
  is_approved: boolean;
  is_gone: boolean;
  cover_letter: string;
  is_first_choice: boolean;
  is_seen_by_applicant: boolean;
  is_seen_by_owner: boolean;
}

export const pairOf = sql<PairOfRow | null>`(select jsonb_build_object(
    'id', pairs.id, 'may_part', pairs.may_part, 'half_id', half.id,
    'telegram_id', partner.telegram_id, 'username', ${selectOpenUsername('partner')},
    'first_name', partner.first_name, 'last_name', partner.last_name, 'photo', partner.photo,
    'description', partner.description, 'status_short', partner.status_short, 'tags', partner.tags,
    'university', partner.university, 'major', partner.major, 'course', partner.course,
    'is_approved', partner.approved_at is not null, 'is_gone', partner.deleted_at is not null,
    'cover_letter', half.cover_letter, 'is_first_choice', half.is_first_choice,
    'is_seen_by_applicant', partner.is_visible
      and ${areUnblocked(sql.ref('partner.id'), sql.ref('applications.user_id'))},
    'is_seen_by_owner', partner.is_visible
      and ${areUnblocked(sql.ref('partner.id'), sql.ref('projects.owner_id'))})
  from pairs join applications as half on half.pair_id = pairs.id and half.id <> applications.id
    join users as partner on partner.id = half.user_id
  where pairs.id = applications.pair_id)`;

export const isOfOrWith = (userId: string) => sql<SqlBool>`(applications.user_id = ${userId}
  or applications.pair_id in (select own.pair_id from applications as own
    where own.user_id = ${userId} and own.pair_id is not null))`;

/**
 * Whether an application stands for its pair: the inviter's does. While the owner may not see the
 * partner, the one that is left stands where `ifPartnerHidden` holds.
 */
const standsForPair = (
  ifPartnerHidden: RawBuilder<unknown>,
) => sql<SqlBool>`(applications.pair_id is null or exists (
  select from pairs join applications as half on half.pair_id = pairs.id and half.id <> applications.id
    join users as partner on partner.id = half.user_id
  where pairs.id = applications.pair_id
    and case when partner.is_visible
        and ${areUnblocked(sql.ref('partner.id'), sql.ref('projects.owner_id'))}
      then pairs.inviter_id = applications.user_id else ${ifPartnerHidden} end))`;

export const isListed = standsForPair(sql`true`);

/** The owner is asked and can say yes: not to one of two who would not be apart. */
export const isAnswerable = standsForPair(sql`pairs.may_part`);

export const wasPaired = sql<boolean>`(applications.pair_id is null and applications.status = 'Pending'
  and exists (select from pairs where pairs.vacancy_id = applications.vacancy_id
    and pairs.state = 'agreed' and pairs.answered_at = applications.created_at
    and applications.user_id in (pairs.inviter_id, pairs.invitee_id)))`;

/** Whether an application stands alone, or is the inviter's, whose card is for both. */
export const isInviters = sql<SqlBool>`(applications.pair_id is null or applications.user_id =
  (select inviter_id from pairs where pairs.id = applications.pair_id))`;

/**
 * Whether a pair has nothing to apply for any more, is in the team already, or is apart: part of a
 * query over `pairs` and its `projects`, `vacancies`, `inviter` and `invitee`.
 */
export const isPairOver = sql<boolean>`(not projects.is_public
  or not exists (select from users as owner where owner.id = projects.owner_id and owner.is_visible)
  or vacancies.closed_at is not null or vacancies.removed_at is not null
  or exists (select from participants where participants.project_id = pairs.project_id
    and participants.user_id in (pairs.inviter_id, pairs.invitee_id) and participants.state = 'member')
  or not inviter.is_visible or not invitee.is_visible
  or not ${areUnblocked(sql.ref('pairs.inviter_id'), sql.ref('pairs.invitee_id'))})`;
