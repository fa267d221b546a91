import type { QueueKind } from '#src/schemas/moderation/record.ts';

/** From the mini-app's own address on; `any…` are patterns of addresses. */
export const paths = {
  home: '/',
  /** Where there is something to see; replaces itself with it. */
  open: '/open',
  homeInEditMode: '/?mode=edit',
  editField: (field: string) => `/?mode=edit&field=${field}`,
  guide: (step: number) => `/?guide=${step}`,
  profileAlias: '/profile',
  messages: '/messages',
  projects: '/followers',
  search: '/posts',
  searchIn: (where: 'people' | 'projects' | 'vacancies', text: string) =>
    `/posts?${new URLSearchParams({ q: text, in: where }).toString()}`,
  vacancies: '/followers?tab=vacancies',
  blog: '/blog',
  queue: '/moderation',
  /** The queue of one kind at one item: a person's Telegram ID, or our id of what else it is. */
  queueItem: (kind: QueueKind, id: string) =>
    `/moderation?${new URLSearchParams({ kind, item: id }).toString()}`,
  anyModerationRecord: '/moderation/record',
  moderationRecord: (of: { subject?: string; moderator?: number } = {}) => {
    const filter = new URLSearchParams({
      ...(of.subject !== undefined && { subject: of.subject }),
      ...(of.moderator !== undefined && { moderator: String(of.moderator) }),
    }).toString();
    return filter ? `/moderation/record?${filter}` : '/moderation/record';
  },
  moderationStatistics: '/moderation/statistics',
  editStatus: '/profile/edit-status',
  addTag: '/profile/add-tag',
  editAboutMe: '/profile/edit-about-me',
  editLinks: '/profile/edit-links',
  addLink: '/profile/add-link',
  anyOwnLink: '/profile/edit-link/:id',
  editLink: (index: number) => `/profile/edit-link/${index}`,
  editExperience: '/profile/edit-experience',
  approved: '/profile/moderation?approved=1',
  anyExperience: '/profile/edit-experience/:id',
  experience: (index: number | 'new') => `/profile/edit-experience/${index}`,
  moderation: '/profile/moderation',
  restriction: '/profile/restriction',
  moderationHistory: '/profile/moderation?history=1',
  anyUser: '/user/:id',
  user: (id: string | number) => `/user/${encodeURIComponent(String(id))}`,
  anyUserLinks: '/user/:id/links',
  userLinks: (id: string | number) => `/user/${encodeURIComponent(String(id))}/links`,
  anyProject: '/project/:projectId/details',
  project: (projectId: string) => `/project/${encodeURIComponent(projectId)}/details`,
  joined: (projectId: string) => `/project/${encodeURIComponent(projectId)}/details?joined=1`,
  finished: (projectId: string) => `/project/${encodeURIComponent(projectId)}/details?finished=1`,
  endProject: (projectId: string) => `/project/${encodeURIComponent(projectId)}/details?end=1`,
  ownProjects: '/createproject',
  createProject: '/createprojectpage',
  editProject: (projectId: string) => `/createprojectpage?project=${encodeURIComponent(projectId)}`,
  addParticipants: '/add-participants',
  addParticipantsTo: (projectId: string) =>
    `/add-participants?project=${encodeURIComponent(projectId)}`,
  vacancyForm: '/vacancyform',
  /** A vacancy of the draft by its place, or of the edits of a project that is there; none: a new one. */
  editVacancy: (index: number | undefined, projectId?: string) => {
    const place = new URLSearchParams({
      ...(projectId !== undefined && { project: projectId }),
      ...(index !== undefined && { index: String(index) }),
    }).toString();
    return place ? `/vacancyform?${place}` : '/vacancyform';
  },
  newVacancy: (projectId: string) => `/vacancyform?project=${encodeURIComponent(projectId)}`,
  editVacancyOf: (projectId: string, vacancyId: string) =>
    `/vacancyform?${new URLSearchParams({ project: projectId, vacancy: vacancyId }).toString()}`,
  anyVacancy: '/vacancy/:projectId/:vacancyId',
  vacancy: (projectId: string, vacancyId: string) =>
    `/vacancy/${encodeURIComponent(projectId)}/${encodeURIComponent(vacancyId)}`,
  anyApplicationForm: '/applicationform/:projectId/:vacancyId',
  applicationForm: (projectId: string, vacancyId: string) =>
    `/applicationform/${encodeURIComponent(projectId)}/${encodeURIComponent(vacancyId)}`,
  anyProjectApplications: '/project/:projectId/applications',
  projectApplications: (projectId: string, vacancyId?: string) =>
    `/project/${encodeURIComponent(projectId)}/applications${vacancyId === undefined ? '' : `?vacancy=${encodeURIComponent(vacancyId)}`}`,
  anyFigures: '/project/:projectId/figures',
  figures: (projectId: string) => `/project/${encodeURIComponent(projectId)}/figures`,
  anyTeam: '/project/:projectId/team',
  team: (projectId: string) => `/project/${encodeURIComponent(projectId)}/team`,
  anyMeeting: '/project/:projectId/meeting',
  meeting: (projectId: string) => `/project/${encodeURIComponent(projectId)}/meeting`,
  anyApplication: '/application/:projectId/:vacancyId/:telegramId',
  application: (projectId: string, vacancyId: string, telegramId: number) =>
    `/application/${encodeURIComponent(projectId)}/${encodeURIComponent(vacancyId)}/${telegramId}`,
  ownApplications: '/myapplications',
  anyPair: '/pair/:pairId',
  pair: (pairId: string) => `/pair/${encodeURIComponent(pairId)}`,
  saved: '/saved',
  searches: '/saved?tab=search',
  savedOf: (tab: 'vacancy' | 'project' | 'person' | 'search') => `/saved?tab=${tab}`,
  matches: '/matches',
  howWeMatch: '/matches/how',
  blocked: '/profile/blocked',
  settings: '/profile/settings',
  policy: '/policy',
} as const;
