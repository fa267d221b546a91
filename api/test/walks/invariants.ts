import { sql } from 'kysely';
import type { Db } from '#src/platform/database/schema.ts';

/** What is never so, whatever was called: a query that finds nothing. */
const impossible: Record<string, string> = {
  'a project whose owner is not once in its team': `
    select p.id from projects p join users u on u.id = p.owner_id where u.deleted_at is null and (
      select count(*) from participants m where m.project_id = p.id and m.user_id = p.owner_id
      and m.state = 'member') <> 1`,
  'an application that waits at a project that is gone': `
    select a.id from applications a join projects p on p.id = a.project_id
    where a.status = 'Pending' and (p.deleted_at is not null or p.archived_at is not null)`,
  'an application that waits at a vacancy that is gone': `
    select a.id from applications a join vacancies v on v.id = a.vacancy_id
    where a.status = 'Pending' and v.removed_at is not null`,
  'an application to a vacancy of another project': `
    select a.id from applications a join vacancies v on v.id = a.vacancy_id
    where v.project_id <> a.project_id`,
  'an application to a project that was never approved': `
    select a.id from applications a join projects p on p.id = a.project_id
    where p.approved_at is null`,
  'two open applications of one person to one vacancy': `
    select user_id from applications where status in ('Pending', 'Accepted') and ended_at is null
    group by user_id, vacancy_id having count(*) > 1`,
  'an open application to one’s own project': `
    select a.id from applications a join projects p on p.id = a.project_id
    where a.status = 'Pending' and p.owner_id = a.user_id`,
  'an accepted person outside the team': `
    select a.id from applications a where a.status = 'Accepted' and a.ended_at is null
    and not exists (select from participants m where m.project_id = a.project_id
      and m.user_id = a.user_id and m.state = 'member')`,
  'a decided application without who and when, or the other way round': `
    select id from applications where (status in ('Accepted', 'Rejected')) and decided_at is null
    or status = 'Pending' and (decided_at is not null or decided_by is not null)`,
  'one of two who would not be apart accepted, or waiting, without the other': `
    select a.id from applications a join pairs p on p.id = a.pair_id
    where not p.may_part and a.status in ('Accepted', 'Pending') and a.ended_at is null
    and not exists (select from applications b where b.pair_id = a.pair_id and b.id <> a.id
      and b.status = a.status)`,
  'a pair of one, or of three': `
    select pair_id from applications where pair_id is not null
    group by pair_id having count(*) <> 2`,
  'an application without a letter': `
    select a.id from applications a join users u on u.id = a.user_id
    where btrim(cover_letter) = '' and u.deleted_at is null`,
  'a member who never joined': `
    select id from participants where state = 'member' and joined_at is null`,
  'a guest who is more than a name': `
    select id from participants where user_id is null and (state in ('invited', 'declined') or name = '')`,
  'a team larger than it may be': `
    select project_id from participants where state in ('member', 'invited')
    group by project_id having count(*) > 100`,
  'a notification for nobody, or for two': `
    select id from notifications where (recipient_id is null) = (chat_id is null)`,
  'a leased notification without a lease': `
    select id from notifications where status = 'leased' and lease is null`,
  'a negative count of tries': `
    select id from notifications where attempts < 0 or revision < 0`,
  'a version that is none': `
    select id from submissions where version < 1`,
  'two open submissions of one subject': `
    select subject_id from submissions where status in ('Pending', 'In_review')
    group by subject_id having count(*) > 1`,
  'an open submission of nothing': `
    select s.id from submissions s where s.status in ('Pending', 'In_review')
    and not exists (select from changes c where c.submission_id = s.id)`,
  'a decided submission without who and when': `
    select id from submissions where status in ('Approved', 'Rejected', 'Withdrawn')
    and (decided_at is null or decided_by is null)`,
  'a rejection without a reason': `
    select s.id from submissions s left join projects p on p.id = s.subject_id
      join users u on u.id = coalesce(p.owner_id, s.subject_id) and u.deleted_at is null
    where status = 'Rejected' and char_length(coalesce(reason, '')) < 5`,
  'a person whose status is not their submission’s': `
    select u.id from users u join lateral (select status from submissions s
      where s.subject_type = 'profile' and s.subject_id = u.id order by version desc limit 1) s on true
    where s.status <> 'Withdrawn' and u.moderation_status is distinct from s.status
      and u.deleted_at is null`,
  'a project whose status is not its submission’s': `
    select p.id from projects p join lateral (select status from submissions s
      where s.subject_type = 'project' and s.subject_id = p.id order by version desc limit 1) s on true
    where s.status <> 'Withdrawn' and p.moderation_status is distinct from s.status`,
  'somebody published whom nobody approved': `
    select u.id from users u where u.approved_at is not null and not exists (
      select from moderation_events e where e.subject_type = 'profile' and e.subject_id = u.id
        and e.kind in ('approved', 'partlyApproved'))`,
  'a project published that nobody approved': `
    select p.id from projects p where p.approved_at is not null and not exists (
      select from moderation_events e where e.subject_type = 'project' and e.subject_id = p.id
        and e.kind in ('approved', 'partlyApproved'))`,
  'a decision by whom it was about, without being the only one': `
    select e.id from moderation_events e where e.subject_type = 'profile'
    and e.kind in ('approved', 'partlyApproved', 'rejected')
    and e.actor_id = e.subject_id and not e.sole_moderator`,
  'a vacancy without a project, or an unnamed one': `
    select id from vacancies where title = '' or place < 0`,
  'somebody who follows, blocks or asks themselves': `
    select follower_id from follows where follower_id = followee_id
    union all select blocker_id from blocks where blocker_id = blocked_id
    union all select from_id from contact_requests where from_id = to_id`,
  'a follow across a block': `
    select f.follower_id from follows f join blocks b
    on (b.blocker_id, b.blocked_id) in ((f.follower_id, f.followee_id), (f.followee_id, f.follower_id))`,
  'two open requests for contact of one pair': `
    select from_id from contact_requests where state = 'pending'
    group by from_id, to_id having count(*) > 1`,
  'an answered request without a time': `
    select id from contact_requests where (state = 'pending') <> (answered_at is null)`,
  'a decided report without who and when': `
    select id from reports where (decision is null) <> (decided_at is null)`,
  'a count of tags that is below nothing': `
    select key from tags where uses < 0`,
  'an alias of an alias': `
    select a.key from tags a join tags b on b.key = a.alias_of where b.alias_of is not null`,
  'a role that is not on record': `
    select u.id from users u where u.role <> coalesce((select r.role from role_changes r
      where r.user_id = u.id order by r.created_at desc, r.id desc limit 1), u.role)`,
  // The walk itself lifts sanctions at the database.
  'an act that is nobody’s': `
    select id from record_entries where origin = 'database'
    and kind not in ('suspended', 'unsuspended', 'hidden', 'shown')`,
  'a photo or cover that is not an upload of ours': `
    select id::text from users where photo is not null and photo !~ '^/uploads/'
    union all select id::text from projects where cover_image is not null and cover_image !~ '^/uploads/'`,
  'a text that no schema lets through': `
    select id from users where char_length(first_name) > 20 or char_length(university) > 100
      or char_length(description) > 2000 or jsonb_array_length(tags) > 30
      or jsonb_array_length(links) > 20 or char_length(phone) > 15 or course not between 1 and 99`,
  'a link that is none': `
    select u.id from users u, jsonb_array_elements(u.links) l where l->>'url' !~* '^(https?|tg):'`,
  'a project that goes on without its owner': `
    select p.id from projects p join users u on u.id = p.owner_id
    where u.deleted_at is not null and p.deleted_at is null and p.archived_at is null`,
  'something left of somebody who is gone': `
    select id from users where deleted_at is not null and (phone <> '' or email <> ''
      or description <> '' or status_short <> '' or username is not null or photo is not null
      or last_name <> '' or links <> '[]' or tags <> '[]' or experiences <> '[]'
      or telegram_photo_url is not null)`,
  'somebody who is gone and still takes part': `
    select m.id from participants m join users u on u.id = m.user_id
      join projects p on p.id = m.project_id
    where u.deleted_at is not null and m.state in ('member', 'invited') and p.deleted_at is null
    union all select a.id from applications a join users u on u.id = a.user_id
    where u.deleted_at is not null and a.status = 'Pending'
    union all select c.id from contact_requests c join users u on u.id in (c.from_id, c.to_id)
    where u.deleted_at is not null and c.state = 'pending'
    union all select s.id from submissions s join users u on u.id = s.subject_id
    where u.deleted_at is not null and s.status in ('Pending', 'In_review')
    union all select u.id from users u join follows f on u.id in (f.follower_id, f.followee_id)
    where u.deleted_at is not null`,
  'quiet hours with one end': `
    select user_id from notification_settings where (quiet_from is null) <> (quiet_to is null)`,
};

export async function brokenInvariants(db: Db): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(impossible)) {
    const { rows } = await sql
      .raw<object>(`${query} limit 3`)
      .execute(db)
      .catch((error: unknown) => {
        throw new Error(`the invariant «${name}» cannot be asked`, { cause: error });
      });
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return broken;
}
