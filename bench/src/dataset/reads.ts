import { endpoints } from '@kollab/contract/endpoints';
import { adminId } from '#src/kit/environment.ts';
import type { Sample } from './samples.ts';

interface Call {
  path: string;
  /** Whoever asks, by telegramId. */
  as?: number;
}

type Make = (sample: Sample) => Call;

const own = (path: (sample: Sample) => string): Make => {
  return (sample) => ({ path: path(sample), as: sample.reader.telegram_id });
};
const moderating = (path: string | ((sample: Sample) => string)): Make => {
  return (sample) => ({
    path: typeof path === 'string' ? path : path(sample),
    as: sample.moderator,
  });
};
const administering = (path: (sample: Sample) => string): Make => {
  return (sample) => ({ path: path(sample), as: adminId });
};

const user = '/api/User';
const me = ({ reader }: Sample) => reader.telegram_id;

const from = ({ id, position }: { id: string; position: string }) =>
  `cursor=${Buffer.from(JSON.stringify({ at: position, id })).toString('base64url')}`;

const words = ['Карта', 'сада', 'Python', 'ро', 'Музей реки', 'React', 'школы 7', 'gis'];
/** Of these a page of vacancies is full wherever there are a thousand projects. */
const commonWords = ['Карта', 'сада', 'React', 'ро', 'Музей', 'Разработчик', 'школы', 'gis'];
const oneOf = (all: readonly string[], { turn }: Sample) => all[turn % all.length] ?? '';
const wordOf = (of: Sample) => oneOf(words, of);
const asked = (text: string) => `query=${encodeURIComponent(text)}`;

/** How each read of the contract is asked for, by its endpoint's name; a name may have variants. */
export const reads: Record<string, Make> = {
  getAccount: own((of) => `${user}/account/${me(of)}`),
  getLive: () => ({ path: '/health/live' }),
  getReady: () => ({ path: '/health/ready' }),
  getPolicy: () => ({ path: '/api/policy' }),
  getUser: own(({ person }) => `${user}/${person.id}`),
  getUserByTelegram: own(({ person }) => `${user}/get-user-by-telegram/${person.telegram_id}`),
  'getUserByTelegram of oneself': own((of) => `${user}/get-user-by-telegram/${me(of)}`),
  listTags: own(() => `${user}/tags`),
  'listTags typed': own((of) => `${user}/tags?${asked(wordOf(of).slice(0, 2))}`),
  'searchUsers by name': own(
    ({ reader }) => `${user}/search-users?${asked(`${reader.first_name} ${reader.last_name}`)}`,
  ),
  'searchUsers by tag': own(() => `${user}/search-users?${asked('React')}`),
  getStats: own(({ person }) => `${user}/${person.id}/stats`),
  listFollowers: own(({ person }) => `${user}/${person.id}/followers`),
  listFollowing: own(({ person }) => `${user}/${person.id}/following`),
  listSubscriptions: own((of) => `${user}/subscriptions/${me(of)}`),
  getModerationHistory: own((of) => `${user}/moderation-history/${me(of)}`),
  listPendingProfileChanges: moderating(`${user}/pending-profile-changes`),
  listSubmittedProfiles: moderating(`${user}/profiles-for-moderation`),
  getProject: own(({ project }) => `${user}/project/${project.id}`),
  getRoom: ({ project: { id, owner } }) => ({
    path: `${user}/project/${id}/room`,
    as: owner,
  }),
  getMeeting: ({ project: { id, owner } }) => ({
    path: `${user}/project/${id}/meeting`,
    as: owner,
  }),
  getCheckIns: ({ project: { id, owner } }) => ({
    path: `${user}/project/${id}/check-ins`,
    as: owner,
  }),
  getFigures: ({ project: { id, owner } }) => ({
    path: `${user}/project/${id}/figures`,
    as: owner,
  }),
  listAllProjects: own(() => `${user}/all-projects`),
  'listAllProjects further on': own(({ project }) => `${user}/all-projects?${from(project)}`),
  'listAllProjects of a moderator': moderating(`${user}/all-projects`),
  listProjectsOf: own(({ project }) => `${user}/projects/${project.owner}`),
  'listProjectsOf of oneself': ({ project: { owner } }) => ({
    path: `${user}/projects/${owner}`,
    as: owner,
  }),
  listTeamProjects: ({ member: { telegram_id: as } }) => ({
    path: `${user}/team-projects/${as}`,
    as,
  }),
  listMemberships: own(({ person }) => `${user}/memberships/${person.telegram_id}`),
  getProjectSubmission: moderating(
    ({ submission }) => `${user}/project-submission/${submission.project_id}`,
  ),
  listSubmittedProjects: moderating(`${user}/projects-for-moderation`),
  getVacancy: own(({ vacancy }) => `${user}/project/${vacancy.project_id}/vacancy/${vacancy.id}`),
  listInvitations: own((of) => `${user}/invitations/${me(of)}`),
  listWorkTexts: moderating(`${user}/work-texts-for-moderation`),
  listConfirmedWork: own(({ person }) => `${user}/confirmed-work/${person.telegram_id}`),
  listProjectWork: own(({ project }) => `${user}/project-work/${project.id}`),
  getApplication: ({ application: { project_id, vacancy_id, applicant, owner } }) => ({
    path: `/api/projects/${project_id}/vacancies/${vacancy_id}/applications/${applicant}`,
    as: owner,
  }),
  listAllApplications: moderating(`${user}/all-applications`),
  'listAllApplications further on': moderating(
    ({ application }) => `${user}/all-applications?${from(application)}`,
  ),
  listOwnApplications: ({ application: { applicant } }) => ({
    path: `${user}/applications/${applicant}`,
    as: applicant,
  }),
  getOpenApplications: ({ application: { applicant } }) => ({
    path: `${user}/open-applications`,
    as: applicant,
  }),
  listPairs: own(() => `${user}/pairs`),
  getPair: ({ pair: { id, invitee } }) => ({ path: `/api/pairs/${id}`, as: invitee }),
  listProjectApplications: ({ application: { project_id, owner } }) => ({
    path: `${user}/project-applications/${project_id}`,
    as: owner,
  }),
  getContactStatus: own(({ person }) => `${user}/${person.id}/contact-request`),
  getUnread: own((of) => `${user}/unread/${me(of)}`),
  listInbox: own((of) => `${user}/inbox/${me(of)}`),
  getStatistics: moderating(`${user}/moderation-statistics`),
  getTypicalTime: own(() => `${user}/moderation-typical-time`),
  getWaiting: moderating(`${user}/moderation-waiting`),
  listRecord: moderating(`${user}/moderation-record`),
  'listRecord further on': moderating(({ act }) => `${user}/moderation-record?${from(act)}`),
  'listRecord of a moderator': moderating(
    ({ moderator }) => `${user}/moderation-record?moderator=${moderator}`,
  ),
  findByUsername: administering(({ person }) => `${user}/by-username/${person.username}`),
  getOwnRole: own(() => `${user}/own-role`),
  listModerators: administering(() => `${user}/moderators`),
  listBlocked: own((of) => `${user}/blocked/${me(of)}`),
  listOwnSanctions: own((of) => `${user}/sanctions/${me(of)}`),
  listSanctionAppeals: moderating(`${user}/appeals-for-moderation`),
  listReports: moderating(`${user}/reports-for-moderation`),
  getNotificationSettings: own((of) => `${user}/notification-settings/${me(of)}`),
  listVacancies: own(() => `${user}/vacancies`),
  'listVacancies that fit': own(() => `${user}/vacancies?sort=match`),
  'listVacancies with words': own((of) => `${user}/vacancies?${asked(oneOf(commonWords, of))}`),
  listWiderVacancies: own(() => `${user}/wider-vacancies?${asked('абракадабра')}&tags=React`),
  listNewThisWeek: own(() => `${user}/new-this-week`),
  listMatchedVacancies: own(() => `${user}/matches/vacancies`),
  listMatchedPeople: ({ vacancy: { project_id, id, owner } }) => ({
    path: `${user}/matches/people?projectId=${project_id}&vacancyId=${id}`,
    as: owner,
  }),
  listSaved: own(() => `${user}/saved?kind=vacancy`),
  listSavedSearches: own(() => `${user}/saved-searches`),
  getMarks: own(() => `${user}/marks`),
  listFeed: own(() => `${user}/feed`),
  getToday: own(() => `${user}/today`),
  getFeedSettings: own((of) => `${user}/feed-settings/${me(of)}`),
  listUniversities: own(() => `${user}/universities?${asked('МГУ')}`),
  listMajors: own(() => `${user}/majors?${asked('Физ')}`),
  searchProjects: own((of) => `${user}/search-projects?${asked(wordOf(of))}`),
  'searchProjects for nothing': own(() => `${user}/search-projects?${asked('абракадабра')}`),
};

/** What is as large as what is one person's, whoever else there is, and what never ends. */
const unmeasured = new Set(['downloadExport', 'streamChanges']);

export function listForgotten() {
  const known = new Set(Object.keys(reads).map((name) => name.split(' ')[0]));
  return endpoints.flatMap(({ name, endpoint }) =>
    endpoint.method === 'GET' && !known.has(name) && !unmeasured.has(name) ? [name] : [],
  );
}
