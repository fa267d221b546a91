import { areOpen, type Floor, isThere, nameOf, tagsOf, urlOf } from './floor.ts';

interface CardRow {
  id: string;
  name: string;
  description: string;
  stage: string;
  cover_image: string | null;
  palette: string[] | null;
  tags: string[];
  telegram_id: number;
  first_name: string;
  last_name: string;
  moderation_status: string;
  archived_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  members: number;
  vacancies: number;
  applications: number | null;
}

/** Cards of those projects whose ids `ids` selects for a `reader`, newest first. */
const cardsText = (ids: string) => `with reader as (select id from users where telegram_id = $1)
  select projects.id, projects.name, projects.description, projects.stage, projects.cover_image,
    cover.palette, projects.tags, owner.telegram_id, owner.first_name, owner.last_name,
    case when owner.id = reader.id then projects.moderation_status end as moderation_status,
    projects.archived_at, projects.deleted_at, projects.created_at,
    (select count(*)::int from participants left join users as member on member.id = user_id
      where participants.project_id = projects.id and state = 'member'
        and ${isThere('member')}) as members,
    (select count(*)::int from vacancies where vacancies.project_id = projects.id
      and removed_at is null and closed_at is null) as vacancies,
    case when owner.id = reader.id then
      (select count(*)::int from applications join users as applicant on applicant.id = user_id
        where applications.project_id = projects.id and applications.status = 'Pending'
          and ${isThere('applicant')} and ${areOpen('applicant.id', 'reader.id')}) end as applications
  from (${ids}) as page join projects on projects.id = page.id
    join users as owner on owner.id = projects.owner_id
    left join uploads as cover on cover.path = projects.cover_image, reader
  where projects.approved_at is not null
  order by coalesce(projects.approved_at, projects.created_at) desc, projects.id desc limit 50`;

const toCard = (row: CardRow) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  stage: row.stage,
  status: 'одобрено',
  coverImage: row.cover_image,
  palette: row.palette ?? [],
  tags: tagsOf(row.tags),
  telegramId: row.telegram_id,
  ownerName: nameOf(row),
  participantsCount: row.members,
  vacanciesCount: row.vacancies,
  applicationsCount: row.applications,
  moderationStatus: row.moderation_status,
  isPartlyApproved: false,
  isArchived: row.archived_at !== null,
  isDeleted: row.deleted_at !== null,
  createdAt: row.created_at.toISOString(),
});

const newest = `order by coalesce(projects.approved_at, projects.created_at) desc, projects.id desc
  limit 50`;

const everyText = cardsText(`
  (select projects.id from projects
    where projects.approved_at is not null and projects.archived_at is null
      and projects.deleted_at is null
      and (select ${isThere('owner')} and ${areOpen('owner.id', '(select id from reader)')}
        from users as owner where owner.id = projects.owner_id)
    ${newest})
  union (select projects.id from projects
    where projects.owner_id = (select id from reader) and projects.deleted_at is null ${newest})`);

export const listAllProjects: Floor = {
  method: 'GET',
  url: '/api/User/all-projects',
  answer: async ({ ask, telegramId }) =>
    (await ask<CardRow>(everyText, [telegramId])).map((row) => toCard(row)),
};

const ownText = cardsText(`select projects.id from projects
  where projects.owner_id = (select id from reader) and (projects.deleted_at is null
    or (projects.deleted_at > now() - interval '30 days' and projects.deleted_by = projects.owner_id))
  ${newest}`);

export const listOwnProjects: Floor = {
  method: 'GET',
  url: '/api/User/projects/:telegramId',
  answer: async ({ ask, telegramId }) =>
    (await ask<CardRow>(ownText, [telegramId])).map((row) => toCard(row)),
};

interface ApplicationRow {
  project_id: string;
  vacancy_id: string;
  user_id: string;
  telegram_id: number;
  first_name: string;
  last_name: string;
  photo: string | null;
  description: string;
  project_title: string;
  vacancy_title: string;
  cover_letter: string;
  status: string;
  reason: string | null;
  closed_because: string | null;
  created_at: Date;
  decided_at: Date | null;
  ended_at: Date | null;
  /** Whom the reader may write to, if they may. */
  other: { telegram_id: number; first_name: string; last_name: string; username: string | null };
  is_open: boolean;
  answer_time: string | null;
  away_until: string | null;
}

/** How an owner answers, and whether they are away, joined to `owner`. */
export const withAnswers = `left join answer_times on answer_times.owner_id = owner.id
  left join notification_settings as away on away.user_id = owner.id`;

/**
 * What an answer shows of an application; `other` is who stands on the other side of it. Why the
 * applicant fits is said of who was approved, and those are not found here.
 */
export const applicationColumns = (applications: string, other: string) => `
  ${applications}.project_id, ${applications}.vacancy_id, ${applications}.user_id,
  applicant.telegram_id, applicant.first_name, applicant.last_name, applicant.photo,
  case when applicant.approved_at is null then '' else applicant.description end as description,
  projects.name as project_title, vacancies.title as vacancy_title, ${applications}.cover_letter,
  ${applications}.status, ${applications}.reason, ${applications}.closed_because,
  ${applications}.created_at, ${applications}.decided_at, ${applications}.ended_at,
  answer_times.answer_time,
  away.away_until::text as away_until,
  ${applications}.status = 'Accepted' and ${applications}.ended_at is null
    and ${isThere(other)} and ${areOpen('applicant.id', 'owner.id')} as is_open,
  json_build_object('telegram_id', ${other}.telegram_id, 'first_name', ${other}.first_name,
    'last_name', ${other}.last_name, 'username', ${other}.username) as other`;

export const toApplication = (row: ApplicationRow) => ({
  projectId: row.project_id,
  vacancyId: row.vacancy_id,
  telegramId: row.telegram_id,
  userId: row.user_id,
  userName: nameOf(row),
  userPhoto: row.photo,
  userDescription: row.description,
  projectTitle: row.project_title,
  vacancyTitle: row.vacancy_title,
  coverLetter: row.cover_letter,
  status: row.status,
  applicationStatus: row.status,
  reason: row.reason,
  closedBecause: row.closed_because,
  contact: row.is_open
    ? {
        telegramId: row.other.telegram_id,
        name: nameOf(row.other),
        url: urlOf(row.other.username),
      }
    : null,
  match: null,
  applicant: null,
  answerTime: row.status === 'Pending' ? row.answer_time : null,
  awayUntil: row.status === 'Pending' ? row.away_until : null,
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});

export type { ApplicationRow };

const applicationsText = `select ${applicationColumns('applications', 'owner')}
  from users as applicant join applications on applications.user_id = applicant.id
    join projects on projects.id = applications.project_id
    join vacancies on vacancies.id = applications.vacancy_id
    join users as owner on owner.id = projects.owner_id
    ${withAnswers}
  where applicant.telegram_id = $1 and applicant.approved_at is null and applications.status <> 'Withdrawn'
    and not exists (select from applications as later
      where later.vacancy_id = applications.vacancy_id and later.user_id = applications.user_id
        and (later.created_at, later.id) > (applications.created_at, applications.id))
  order by applications.created_at desc, applications.id desc limit 50`;

export const listOwnApplications: Floor = {
  method: 'GET',
  url: '/api/User/applications/:telegramId',
  answer: async ({ ask, telegramId }) =>
    (await ask<ApplicationRow>(applicationsText, [telegramId])).map((row) => toApplication(row)),
};
