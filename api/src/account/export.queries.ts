import { nobodyYet, privateFieldNames, reviewedFieldNames } from '@kollab/contract';
import { type RawBuilder, sql } from 'kysely';
import { profileColumn } from '#src/people/users/profile-columns.ts';
import { isReachableBy } from '#src/people/visibility/visibility.sql.ts';
import type { Db } from '#src/platform/database/schema.ts';
import type { FileName } from './export.texts.ts';

/** Rows are read so many at a time: an export takes no more memory the more there is. */
const page = 200;

const nowhere = '00000000-0000-0000-0000-000000000000';

const nameOf = (people: string) => {
  const [first, last] = ['first_name', 'last_name'].map((part) => sql.ref(`${people}.${part}`));
  return sql`coalesce(nullif(trim(concat(${first}, ' ', ${last})), ''), ${nobodyYet})`;
};

/** As a person reads it: whom they may not see has no name. */
const seenName = (people: string, readerId: string) =>
  sql`case when ${isReachableBy(people, readerId)} then ${nameOf(people)} else ${nobodyYet} end`;

interface Keyed {
  key: string;
}

type Page = (userId: string, after: string) => RawBuilder<Keyed>;

const after = (id: string, key: string) =>
  sql`${sql.ref(id)} > ${key}::uuid order by ${sql.ref(id)} limit ${page}`;

/** The person said no: to the vacancy, or as its owner to somebody proposed for it. */
const isSaidBy = (userId: string) => sql`case when by_owner then projects.owner_id = ${userId}
  else said.user_id = ${userId} end`;

/** Lists that grow; `key` is left out of the file. */
export const lists: Partial<Record<FileName, Page>> = {
  'profile-changes': (userId, key) => sql`
    select changes.id as key, field, old_value as before, new_value as after,
      coalesce(submissions.status, 'Draft') as status, rejection, changes.created_at as "createdAt"
    from changes left join submissions on submissions.id = submission_id
    where changes.subject_type = 'profile' and changes.subject_id = ${userId}
      and ${after('changes.id', key)}`,
  'moderation-history': (userId, key) => sql`
    select id as key, kind, version, reason, changes, created_at as at from moderation_events
    where subject_type = 'profile' and subject_id = ${userId} and ${after('id', key)}`,
  'decisions-made': (userId, key) => sql`
    select id as key, subject_type as about, kind, reason, created_at as at from moderation_events
    where actor_id = ${userId} and subject_id <> ${userId}
      and kind in ('inReview', 'approved', 'partlyApproved', 'rejected') and ${after('id', key)}`,
  roles: (userId, key) => sql`
    select id as key, role, created_at as at from role_changes
    where user_id = ${userId} and ${after('id', key)}`,
  projects: (userId, key) => sql`
    select projects.id as key, name, description, stage, tags, cover_image as "coverImage",
      moderation_status as "moderationStatus", rejection_reason as "rejectionReason",
      approved_at as "approvedAt", archived_at as "archivedAt", finished_at as "finishedAt",
      began_at as "beganAt", paused_at as "pausedAt", deleted_at as "deletedAt",
      created_at as "createdAt",
      (select coalesce(jsonb_agg(to_jsonb(v) - 'project_id' - 'place' order by place), '[]')
        from vacancies as v where v.project_id = projects.id) as vacancies,
      (select coalesce(jsonb_agg(jsonb_build_object('state', state, 'since', p.created_at, 'name',
            case when p.user_id is null then p.name else ${seenName('person', userId)} end)), '[]')
        from participants as p left join users as person on person.id = p.user_id
        where p.project_id = projects.id and state in ('member', 'invited')) as participants,
      (select coalesce(jsonb_agg(jsonb_build_object('field', field, 'value', new_value)), '[]')
        from changes where subject_type = 'project' and subject_id = projects.id
        and submission_id is null) as drafts,
      (select jsonb_build_object('chat', title, 'linkedAt', linked_at) from rooms
        where project_id = projects.id) as room,
      (select coalesce(jsonb_agg(jsonb_build_object('part', part, 'from', since, 'to', day,
            'vacancy', (select title from vacancies where vacancies.id = subject_id),
            'people', people) order by day, part), '[]')
        from figures where project_id = projects.id) as figures,
      (select jsonb_build_object('day', day, 'askedAbout', week, 'doubtedAt', doubted_at,
          'moderatorsAskedAt', moderators_asked_at) from check_in_plans
        where project_id = projects.id) as "checkIns"
    from projects where owner_id = ${userId} and ${after('projects.id', key)}`,
  teams: (userId, key) => sql`
    select participants.id as key, projects.name as project, state,
      participants.created_at as since, offer as "offerToOwn"
    from participants join projects on projects.id = project_id
    where user_id = ${userId} and state in ('member', 'invited')
      and ${after('participants.id', key)}`,
  'meeting-answers': (userId, key) => sql`
    select meetings.id as key, projects.name as project, state, times, places as "canAt",
      agreed_at as "agreedAt", meetings.created_at as "askedAt"
    from meeting_answers join meetings on meetings.id = meeting_id
      join projects on projects.id = meetings.project_id
    where user_id = ${userId} and ${after('meetings.id', key)}`,
  'confirmed-work': (userId, key) => sql`
    select confirmations.id as key, projects.name as project, role, state, is_hidden as "isHidden",
      confirmations.joined_at as since, confirmations.ended_at as until, decided_at as "decidedAt",
      (select text from confirmation_texts as said join users as author on author.id = author_id
        where said.confirmation_id = confirmations.id and said.state = 'Approved'
          and author.is_visible) as text
    from confirmations join projects on projects.id = project_id
    where user_id = ${userId} and state <> 'removed' and ${after('confirmations.id', key)}`,
  'confirmed-by-you': (userId, key) => sql`
    select confirmations.id as key, projects.name as project, ${seenName('users', userId)} as whose,
      confirmations.role, state, confirmations.joined_at as since, confirmations.ended_at as until,
      decided_at as "decidedAt",
      (select jsonb_build_object('text', text, 'state', said.state, 'reason', reason)
        from confirmation_texts as said where said.confirmation_id = confirmations.id
          and author_id = ${userId} and said.state <> 'Withdrawn') as words
    from confirmations join projects on projects.id = project_id
      join users on users.id = confirmations.user_id
    where projects.owner_id = ${userId} and confirmations.user_id <> ${userId} and state <> 'removed'
      and ${after('confirmations.id', key)}`,
  'check-ins': (userId, key) => sql`
    select check_ins.id as key, projects.name as project, week, answer, line,
      asked_at as "askedAt", answered_at as "answeredAt", owner_told_at as "ownerToldAt"
    from check_ins join projects on projects.id = project_id
    where user_id = ${userId} and ${after('check_ins.id', key)}`,
  'applications-sent': (userId, key) => sql`
    select applications.id as key, projects.name as project, title as vacancy,
      cover_letter as "coverLetter", status, reason, closed_because as "closedBecause",
      is_first_choice as "isFirstChoice",
      applications.created_at as "createdAt", decided_at as "decidedAt", ended_at as "endedAt"
    from applications join projects on projects.id = applications.project_id
      join vacancies on vacancies.id = vacancy_id
    where user_id = ${userId} and ${after('applications.id', key)}`,
  'applications-received': (userId, key) => sql`
    select vacancies.id as key, name as project, title as vacancy,
      (select coalesce(jsonb_object_agg(status, n), '{}') from (
        select status, count(*) as n from applications
        where vacancy_id = vacancies.id group by status) as counted) as counts
    from projects join vacancies on vacancies.project_id = projects.id
    where owner_id = ${userId} and ${after('vacancies.id', key)}`,
  'pairs-sent': (userId, key) => sql`
    select pairs.id as key, projects.name as project, title as vacancy, ${seenName('users', userId)} as to,
      nullif(cover_letter, '') as "coverLetter", may_part as "mayPart", state,
      pairs.created_at as "createdAt", answered_at as "answeredAt"
    from pairs join projects on projects.id = pairs.project_id
      join vacancies on vacancies.id = vacancy_id join users on users.id = invitee_id
    where inviter_id = ${userId} and ${after('pairs.id', key)}`,
  'pairs-received': (userId, key) => sql`
    select pairs.id as key, projects.name as project, title as vacancy,
      ${seenName('users', userId)} as from, may_part as "mayPart", state,
      pairs.created_at as "createdAt", answered_at as "answeredAt"
    from pairs join projects on projects.id = pairs.project_id
      join vacancies on vacancies.id = vacancy_id join users on users.id = inviter_id
    where invitee_id = ${userId} and ${after('pairs.id', key)}`,
  'calls-sent': (userId, key) => sql`
    select calls.id as key, projects.name as project, title as vacancy, ${seenName('users', userId)} as to,
      calls.created_at as at
    from calls_to_apply as calls join projects on projects.id = calls.project_id
      join vacancies on vacancies.id = calls.vacancy_id join users on users.id = calls.user_id
    where calls.owner_id = ${userId} and ${after('calls.id', key)}`,
  'calls-received': (userId, key) => sql`
    select calls.id as key, projects.name as project, title as vacancy,
      ${seenName('users', userId)} as from, calls.created_at as at
    from calls_to_apply as calls join projects on projects.id = calls.project_id
      join vacancies on vacancies.id = calls.vacancy_id join users on users.id = calls.owner_id
    where calls.user_id = ${userId} and ${after('calls.id', key)}`,
  'not-for-me': (userId, key) => sql`
    select vacancies.id as key, projects.name as project, title as vacancy, (
        select jsonb_agg(jsonb_build_object('reason', reason, 'at', said.created_at,
          'person', case when by_owner then ${seenName('users', userId)} end) order by said.created_at)
        from match_dismissals as said join users on users.id = said.user_id
        where vacancy_id = vacancies.id and ${isSaidBy(userId)}) as said
    from vacancies join projects on projects.id = vacancies.project_id
    where vacancies.id in (
        select vacancy_id from match_dismissals where user_id = ${userId} and not by_owner
        union select vacancies.id from vacancies join projects on projects.id = project_id
          where owner_id = ${userId}
            and exists (select from match_dismissals where vacancy_id = vacancies.id and by_owner))
      and ${after('vacancies.id', key)}`,
  following: (userId, key) => sql`
    select followee_id as key, ${seenName('users', userId)} as name, follows.created_at as since
    from follows join users on users.id = followee_id
    where follower_id = ${userId} and ${after('followee_id', key)}`,
  'projects-followed': (userId, key) => sql`
    select project_id as key, projects.name as project, project_follows.created_at as since
    from project_follows join projects on projects.id = project_id
    where user_id = ${userId} and ${after('project_id', key)}`,
  views: (userId, key) => sql`
    select id as key, name as project, (select jsonb_agg(jsonb_build_object('day', day,
          'from', source, 'vacancies', (
            select coalesce(jsonb_agg(jsonb_build_object('title', title, 'began', has_begun)
              order by place), '[]')
            from vacancy_views join vacancies on vacancies.id = vacancy_id
            where view_id = seen.id)) order by day)
        from project_views as seen
        where seen.project_id = projects.id and user_id = ${userId}) as days
    from projects where id in (select project_id from project_views where user_id = ${userId})
      and ${after('id', key)}`,
  saved: (userId, key) => sql`
    select saved_items.id as key, kind, case kind
        when 'person' then (select ${seenName('users', userId)} from users where users.id = subject_id)
        when 'project' then (select name from projects where projects.id = subject_id)
        else (select title from vacancies where vacancies.id = subject_id) end as name,
      created_at as since, remind_at as "remindAt"
    from saved_items where user_id = ${userId} and ${after('saved_items.id', key)}`,
  'saved-searches': (userId, key) => sql`
    select id as key, kind, filter, mode, created_at as since from saved_searches
    where user_id = ${userId} and ${after('id', key)}`,
  followers: (userId, key) => sql`
    select follower_id as key, ${seenName('users', userId)} as name, follows.created_at as since
    from follows join users on users.id = follower_id
    where followee_id = ${userId} and ${after('follower_id', key)}`,
  'contact-requests-sent': (userId, key) => sql`
    select contact_requests.id as key, ${seenName('users', userId)} as to, text, state,
      contact_requests.created_at as "createdAt", answered_at as "answeredAt"
    from contact_requests join users on users.id = to_id
    where from_id = ${userId} and ${after('contact_requests.id', key)}`,
  'contact-requests-received': (userId, key) => sql`
    select contact_requests.id as key, ${seenName('users', userId)} as from, state,
      contact_requests.created_at as "createdAt", answered_at as "answeredAt"
    from contact_requests join users on users.id = from_id
    where to_id = ${userId} and ${after('contact_requests.id', key)}`,
  blocks: (userId, key) => sql`
    select blocked_id as key, ${nameOf('users')} as name, blocks.created_at as since
    from blocks join users on users.id = blocked_id
    where blocker_id = ${userId} and ${after('blocked_id', key)}`,
  sanctions: (userId, key) => sql`
    select sanctions.id as key, kind, projects.name as project, reason, until,
      sanctions.created_at as "createdAt", ended_at as "endedAt", appeal,
      appealed_at as "appealedAt", appeal_decision as "appealDecision",
      appeal_reason as "appealReason", appeal_decided_at as "appealDecidedAt"
    from sanctions left join projects on projects.id = sanctions.project_id
    where sanctions.user_id = ${userId} and ${after('sanctions.id', key)}`,
  reports: (userId, key) => sql`
    select reports.id as key, subject_type as about,
      case subject_type when 'project' then projects.name else ${nameOf('owner')} end as name,
      category, text, decision, decided_at as "decidedAt", reports.created_at as "createdAt"
    from reports join users as owner on owner.id = reports.owner_id
      left join projects on subject_type = 'project' and projects.id = subject_id
    where reporter_id = ${userId} and ${after('reports.id', key)}`,
};

export async function* listAll(db: Db, list: Page, userId: string) {
  for (let last = nowhere; ;) {
    const { rows } = await list(userId, last).execute(db);
    for (const { key: _, ...row } of rows) yield row;
    if (rows.length < page) return;
    last = rows.at(-1)?.key ?? last;
  }
}

const ownFields = sql.join(
  [...reviewedFieldNames, ...privateFieldNames].map(
    (field) => sql`${sql.ref(profileColumn(field))} as ${sql.id(field)}`,
  ),
);

export async function getProfile(db: Db, userId: string) {
  const { rows } = await sql<{ telegramId: number; name: string }>`
    select telegram_id as "telegramId", ${nameOf('users')} as name, username,
      language_code as "languageCode", role, ${ownFields}, phone_visibility as "phoneVisibility",
      email_visibility as "emailVisibility",
      moderation_status as "moderationStatus", rejection_reason as "rejectionReason",
      approved_at as "approvedAt", suspended_at as "suspendedAt",
      suspended_until as "suspendedUntil", hidden_at as "hiddenAt",
      looking_for_team as "lookingForTeam", hours_a_week as "hoursAWeek",
      date '1970-01-01' + seen_day as "lastSeen",
      (select answer_time from answer_times where owner_id = users.id) as "answerTime",
      contact_by_request as "contactByRequest", consented_at as "consentedAt",
      consented_to as "consentedTo", consent_withdrawn_at as "consentWithdrawnAt",
      deletes_at as "deletesAt", created_at as "createdAt"
    from users where id = ${userId}`.execute(db);
  return rows[0];
}

export const listActs = (db: Db, userId: string) =>
  db
    .selectFrom('acts')
    .where('user_id', '=', userId)
    .select(['kind', 'at', 'amount'])
    .orderBy('at')
    .execute();

export async function listPictures(db: Db, userId: string) {
  const uploads = db.selectFrom('uploads').where('owner_id', '=', userId).select('path');
  return (await uploads.orderBy('created_at').execute()).map(({ path }) => path);
}

export async function findExportee(db: Db, notificationId: string) {
  const row = await db
    .selectFrom('notifications')
    .where('id', '=', notificationId)
    .where('kind', '=', 'accountExport')
    .where('status', '=', 'leased')
    .select('recipient_id')
    .executeTakeFirst();
  return row?.recipient_id ?? undefined;
}
