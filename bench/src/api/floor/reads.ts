import { areOpen, type Floor, isThere, nameOf, only, tagsOf, urlOf } from './floor.ts';

interface UserRow {
  id: string;
  telegram_id: number;
  username: string | null;
  first_name: string;
  last_name: string;
  middle_name: string;
  phone: string;
  email: string;
  phone_visibility: string;
  email_visibility: string;
  university: string;
  course: number | null;
  major: string;
  photo: string | null;
  description: string;
  status_short: string;
  status_long: string[];
  tags: string[];
  links: unknown[];
  experiences: unknown[];
  looking_for_team: string | null;
  hours_a_week: number | null;
  is_close: boolean;
}

const userText = `select people.id, people.telegram_id, people.username, people.first_name,
    people.last_name, people.middle_name, people.phone, people.email, people.phone_visibility,
    people.email_visibility, people.university, people.course, people.major, people.photo,
    people.description, people.status_short, people.status_long, people.tags, people.links,
    people.experiences, people.looking_for_team, people.hours_a_week,
    'team' in (people.phone_visibility, people.email_visibility) and (
      exists (select from participants as own
        join participants as theirs on theirs.project_id = own.project_id
        join projects on projects.id = own.project_id
        where own.user_id = reader.id and own.state = 'member' and theirs.user_id = people.id
          and theirs.state = 'member' and projects.deleted_at is null)
      or exists (select from applications join projects on projects.id = applications.project_id
        where applications.user_id = people.id and applications.status in ('Pending', 'Accepted')
          and applications.ended_at is null and projects.owner_id = reader.id
          and projects.deleted_at is null)) as is_close
  from users as people, users as reader
  where people.telegram_id = $1 and reader.telegram_id = $2 and people.id <> reader.id
    and people.approved_at is not null and people.deleted_at is null
    and ${isThere('people')} and ${areOpen('people.id', 'reader.id')}`;

export const getUser: Floor = {
  method: 'GET',
  url: '/api/User/get-user-by-telegram/:telegramId',
  async answer({ ask, telegramId, params }) {
    const row = only(await ask<UserRow>(userText, [params['telegramId'], telegramId]));
    const isOpen = (visibility: string) =>
      visibility === 'everyone' || (visibility === 'team' && row.is_close);
    return {
      id: row.id,
      telegramId: row.telegram_id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      middleName: row.middle_name,
      phone: isOpen(row.phone_visibility) ? row.phone : null,
      email: isOpen(row.email_visibility) ? row.email : null,
      contactVisibility: null,
      university: row.university,
      course: row.course === null ? null : String(row.course),
      major: row.major,
      birthDate: null,
      photo: row.photo,
      description: row.description,
      statusShort: row.status_short,
      statusLong: row.status_long,
      tags: tagsOf(row.tags),
      links: row.links,
      experiences: row.experiences,
      lookingForTeam: row.looking_for_team,
      hoursAWeek: row.hours_a_week,
      role: null,
      moderationStatus: null,
      isPartlyApproved: false,
      statusUpdatedAt: null,
      rejectionReason: null,
      pendingChanges: [],
      version: null,
    };
  },
};

interface Member {
  id: string;
  user_id: string | null;
  name: string;
  state: string;
  telegram_id: number | null;
  username: string | null;
  first_name: string;
  last_name: string;
  photo: string | null;
  role: string | null;
  vacancy_id: string | null;
  is_reader: boolean;
  is_open: boolean;
}

interface Vacancy {
  id: string;
  tags: string[];
  isClosed: boolean;
}

interface ProjectRow {
  id: string;
  owner_id: string;
  name: string;
  description: string;
  stage: string;
  cover_image: string | null;
  palette: string[] | null;
  tags: string[];
  telegram_id: number;
  first_name: string;
  last_name: string;
  created_at: Date;
  is_finished: boolean;
  team: Member[];
  vacancies: Vacancy[];
}

const projectText = `select projects.id, projects.owner_id, projects.name, projects.description,
    projects.stage, projects.cover_image, cover.palette, projects.tags, owner.telegram_id,
    owner.first_name, owner.last_name, projects.created_at,
    projects.finished_at is not null as is_finished,
    (select coalesce(json_agg(team), '[]') from (
      select participants.id, participants.user_id, participants.name, participants.state,
        participants.vacancy_id, vacancies.title as role,
        member.telegram_id, member.username, member.first_name, member.last_name, member.photo,
        member.id = reader.id is true as is_reader, ${areOpen('member.id', 'reader.id')} as is_open
      from participants left join users as member on member.id = participants.user_id
        left join vacancies on vacancies.id = participants.vacancy_id
      where participants.project_id = projects.id and participants.state in ('member', 'invited')
        and ${isThere('member')}
      order by participants.user_id is distinct from projects.owner_id, participants.created_at,
        participants.id) as team) as team,
    (select coalesce(json_agg(vacancy), '[]') from (
      select id, project_id as "projectId", title, level, experience, vacancies.tags, tasks,
        requirements, conditions, hours_a_week as "hoursAWeek", until, closed_at is not null as "isClosed"
      from vacancies where vacancies.project_id = projects.id and removed_at is null
      order by place) as vacancy) as vacancies
  from projects join users as owner on owner.id = projects.owner_id
    left join uploads as cover on cover.path = projects.cover_image, users as reader
  where projects.id = $1 and reader.telegram_id = $2 and owner.id <> reader.id
    and projects.approved_at is not null and projects.archived_at is null
    and projects.deleted_at is null and ${isThere('owner')} and ${areOpen('owner.id', 'reader.id')}`;

export const getProject: Floor = {
  method: 'GET',
  url: '/api/User/project/:id',
  async answer({ ask, telegramId, params }) {
    const row = only(await ask<ProjectRow>(projectText, [params['id'], telegramId]));
    const members = row.team.filter(({ state }) => state === 'member');
    const own = row.team.find((one) => one.is_reader)?.state;
    return {
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
      participantsCount: members.length,
      vacanciesCount: row.vacancies.filter(({ isClosed }) => !isClosed).length,
      applicationsCount: null,
      moderationStatus: null,
      isPartlyApproved: false,
      isArchived: false,
      isDeleted: false,
      createdAt: row.created_at.toISOString(),
      participants: members
        .filter((one) => one.is_open)
        .map((one) => ({
          participantId: one.id,
          id: one.user_id,
          userId: one.user_id,
          telegramId: one.telegram_id,
          name: one.user_id === null ? one.name : nameOf(one),
          photo: one.photo,
          role: one.role,
          vacancyId: one.vacancy_id,
          invited: false,
          isOwner: one.user_id === row.owner_id,
          contactUrl: own === 'member' ? urlOf(one.username) : null,
        })),
      vacancies: row.vacancies.map((one) => Object.assign(one, { tags: tagsOf(one.tags) })),
      viewer: { isOwner: false, isMember: own === 'member', isInvited: own === 'invited' },
      isFinished: row.is_finished,
      offeredTo: null,
      rejectionReason: null,
      mayAppealUntil: null,
      pendingChanges: [],
    };
  },
};
