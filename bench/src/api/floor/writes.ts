import { createHash, randomUUID } from 'node:crypto';
import { areOpen, type Ask, type Floor, isThere, only } from './floor.ts';
import { type ApplicationRow, applicationColumns, toApplication, withAnswers } from './lists.ts';

/** All of a transaction sent at once: what is locked first, then what is written. Answers the latter's rows. */
async function transact<Row>(ask: Ask, lock: () => unknown, write: () => Promise<Row[]>) {
  const begun = ask('begin');
  const locked = lock();
  const written = write();
  const ended = ask('commit');
  const [, , rows] = await Promise.all([begun, locked, written, ended]);
  return rows;
}

/** How a notification begins, unless its person has quiet hours: then it fails, not knowing of them. */
const started = (setting: string) => `
  case coalesce(settings.modes ->> ${setting}, 'instant') when 'off' then 'off'
    when 'digest' then 'held'
    else case when people.unreachable_at is null then 'queued' else 'parked' end end,
  case when settings.quiet_from is null then now() end`;

const lockVacancyText = `select from users as applicant, projects, vacancies,
    pg_advisory_xact_lock(hashtextextended('application:' || (select id from users
      where telegram_id = $1), 0))
  where applicant.telegram_id = $1 and projects.id = $2 and vacancies.id = $3
  for share of projects, vacancies`;

/** Refusals are conditions of the first part: where one holds, nothing is written. */
const applyText = `with allowed as (
    select applicant.id as user_id, projects.id as project_id, vacancies.id as vacancy_id,
      projects.owner_id
    from users as applicant, projects join vacancies on vacancies.project_id = projects.id
      join users as owner on owner.id = projects.owner_id
    where applicant.telegram_id = $1 and applicant.suspended_at is null
      and projects.id = $2 and projects.approved_at is not null and projects.archived_at is null
      and projects.deleted_at is null and vacancies.id = $3 and vacancies.removed_at is null
      and vacancies.closed_at is null and owner.id <> applicant.id and ${isThere('owner')}
      and ${areOpen('owner.id', 'applicant.id')}
      and not exists (select from participants where participants.project_id = projects.id
        and user_id = applicant.id and state = 'member')
      and not exists (select from applications as earlier
        where earlier.vacancy_id = vacancies.id and earlier.user_id = applicant.id
          and (earlier.status = 'Pending' or earlier.created_at >= now()
            or (earlier.status = 'Accepted' and earlier.ended_at is null)
            or (earlier.status = 'Rejected' and earlier.closed_because is null
              and earlier.decided_at > now() - interval '30 days')))
      and (select coalesce(sum(amount), 0) from acts where acts.user_id = applicant.id
        and kind = 'application' and at > now() - interval '1 day') < $8
  ), forgotten as (
    delete from acts using allowed where acts.user_id = allowed.user_id and kind = 'application'
      and at <= now() - interval '1 day'
  ), outdated as (
    delete from idempotency_keys using allowed
    where idempotency_keys.user_id = allowed.user_id and created_at < now() - interval '1 day'
  ), taken as (
    insert into idempotency_keys (user_id, act, key, request, result_id, created_at)
    select user_id, 'application', $6, $7, $5, now() from allowed
    on conflict do nothing returning user_id
  ), made as (
    insert into applications (id, project_id, vacancy_id, user_id, cover_letter, status, created_at,
      waits_from, remind_at)
    select $5, project_id, vacancy_id, user_id, $4, 'Pending', now(), now(), now() + interval '2 days'
    from allowed join taken using (user_id) on conflict do nothing returning *
  ), counted as (
    insert into acts (user_id, kind, at, amount)
    select user_id, 'application', now(), 1 from made
  ), card as (
    insert into notifications (id, about, recipient_id, kind, revision, status, due_at)
    select $9::uuid, made.id, people.id, 'applicationCard', 1, ${started("'applications'")}
    from made join projects on projects.id = made.project_id
      join users as people on people.id = projects.owner_id and people.deleted_at is null
      left join notification_settings as settings on settings.user_id = people.id
  )
  select ${applicationColumns('made', 'owner')}, pg_notify('kollab_notifications', '')
  from made join projects on projects.id = made.project_id
    join vacancies on vacancies.id = made.vacancy_id
    join users as applicant on applicant.id = made.user_id
    join users as owner on owner.id = projects.owner_id
    ${withAnswers}`;

const mostADay = 999_999_999;

export const apply: Floor = {
  method: 'POST',
  url: '/api/User/apply',
  async answer({ ask, telegramId, body, key }) {
    const { projectId, vacancyId, coverLetter } = body;
    const request = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
    const rows = await transact(
      ask,
      () => ask(lockVacancyText, [telegramId, projectId, vacancyId]),
      () =>
        ask<ApplicationRow>(applyText, [
          telegramId,
          projectId,
          vacancyId,
          coverLetter,
          randomUUID(),
          key,
          request,
          mostADay,
          randomUUID(),
        ]),
    );
    return toApplication(only(rows));
  },
};

const lockProjectText = `select from projects join users as owner on owner.id = projects.owner_id
  where projects.id = $2 and owner.telegram_id = $1 for no key update of projects`;

const contactOf = (people: string) => `jsonb_build_object('telegramId', ${people}.telegram_id,
  'name', concat_ws(' ', nullif(${people}.first_name, ''), nullif(${people}.last_name, '')),
  'url', 'https://t.me/' || ${people}.username)`;

const acceptText = `with decided as (
    update applications set status = 'Accepted', decided_at = now(), decided_by = owner.id
    from users as owner, projects, users as applicant
    where owner.telegram_id = $1 and owner.suspended_at is null and projects.id = $2
      and projects.owner_id = owner.id and projects.deleted_at is null
      and applicant.telegram_id = $4 and ${isThere('applicant')}
      and ${areOpen('applicant.id', 'owner.id')}
      and applications.id = (select id from applications where vacancy_id = $3
        and user_id = applicant.id order by created_at desc, id desc limit 1)
      and applications.project_id = projects.id and applications.status = 'Pending'
      and (select count(*) from participants where participants.project_id = projects.id
        and state in ('member', 'invited') and participants.user_id is distinct from applicant.id) < 100
    returning applications.*
  ), place as (
    select state from participants join decided using (project_id, user_id)
  ), joined as (
    insert into participants (id, project_id, user_id, state, created_at, joined_at, vacancy_id)
    select $5, project_id, user_id, 'member', now(), now(), vacancy_id from decided
    where (select state from place) is distinct from 'member'
    on conflict (project_id, user_id) where user_id is not null
      do update set state = 'member', joined_at = now(), vacancy_id = excluded.vacancy_id
    returning id
  ), renewed as (
    update notifications set revision = revision + 1,
      status = case when status in ('sent', 'failed') then 'queued' else status end,
      attempts = case when status in ('sent', 'failed') then 0 else attempts end,
      due_at = case when status in ('sent', 'failed') then now() else due_at end
    where about in (select id from decided union select id from joined)
  ), facts as (
    select decided.id, decided.user_id, projects.owner_id,
      jsonb_build_object('projectId', projects.id, 'projectName', projects.name) as project,
      jsonb_build_object('vacancyId', vacancies.id, 'vacancyTitle', vacancies.title) as vacancy,
      ${contactOf('owner')} as owner, ${contactOf('applicant')} as applicant
    from decided join projects on projects.id = decided.project_id
      join vacancies on vacancies.id = decided.vacancy_id
      join users as applicant on applicant.id = decided.user_id
      join users as owner on owner.id = projects.owner_id
  ), tended as (
    update vacancies set check_at = now() + interval '45 days', asked_at = null
    where id in (select vacancy_id from decided)
  ), counted as (
    insert into answer_times (owner_id, due_at) select owner_id, now() from facts
    on conflict (owner_id) do update set due_at = excluded.due_at
  ), news as (
    select $6::uuid as id, user_id, 'applicationAccepted' as kind,
      project || vacancy || jsonb_build_object('contact', owner) as payload from facts
    union all
    select $7::uuid, owner_id, 'membershipChanged',
      project || jsonb_build_object('change', 'joined', 'person', applicant) from facts
    where exists (select from joined)
  ), told as (
    insert into notifications (id, recipient_id, kind, payload, status, due_at)
    select news.id, people.id, news.kind, news.payload, 
      ${started("case news.kind when 'membershipChanged' then 'team' end")}
    from news join users as people on people.id = news.user_id and people.deleted_at is null
      left join notification_settings as settings on settings.user_id = people.id
  )
  select ${applicationColumns('decided', 'applicant')}, pg_notify('kollab_notifications', '')
  from decided join projects on projects.id = decided.project_id
    join vacancies on vacancies.id = decided.vacancy_id
    join users as applicant on applicant.id = decided.user_id
    join users as owner on owner.id = projects.owner_id
    ${withAnswers}`;

export const accept: Floor = {
  method: 'PATCH',
  url: '/api/projects/:projectId/vacancies/:vacancyId/applications/:telegramId',
  async answer({ ask, telegramId, params }) {
    const { projectId, vacancyId, telegramId: applicant } = params;
    const rows = await transact(
      ask,
      () => ask(lockProjectText, [telegramId, projectId]),
      () =>
        ask<ApplicationRow>(acceptText, [
          telegramId,
          projectId,
          vacancyId,
          applicant,
          randomUUID(),
          randomUUID(),
          randomUUID(),
        ]),
    );
    return toApplication(only(rows));
  },
};
