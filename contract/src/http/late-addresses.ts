import { type Address, to } from './addresses.ts';

/** Calls of screens that are opened from others: the first load knows nothing of them. */
export const lateAddresses = {
  // account
  getPolicy: to('GET', '/api/policy'),
  withdrawConsent: to('POST', '/api/User/withdraw-consent'),
  requestExport: to('POST', '/api/User/export'),
  listBlocked: to('GET', '/api/User/blocked/{telegramId}'),
  getNotificationSettings: to('GET', '/api/User/notification-settings/{telegramId}'),
  setNotificationSettings: to('PATCH', '/api/User/notification-settings/{telegramId}'),
  // applications
  listProjectApplications: to('GET', '/api/User/project-applications/{projectId}'),
  withdrawApplication: to('DELETE', '/api/User/application'),
  // figures
  getFigures: to('GET', '/api/User/project/{projectId}/figures'),
  noteView: to('POST', '/api/User/project/{projectId}/view'),
  // profiles
  updateLinks: to('PATCH', '/api/User/update-links/{telegramId}'),
  // projects
  listTeamProjects: to('GET', '/api/User/team-projects/{telegramId}'),
  deleteProject: to('DELETE', '/api/User/delete-project/{id}'),
  archiveProject: to('POST', '/api/User/archive-project/{id}'),
  finishProject: to('POST', '/api/User/finish-project/{id}'),
  // vacancies
  reopenVacancies: to('POST', '/api/User/project/{projectId}/reopen-vacancies'),
  // team
  addParticipant: to('POST', '/api/User/add-participant'),
  removeParticipant: to('DELETE', '/api/User/project/{projectId}/participants/{participantId}'),
  handOverProject: to('POST', '/api/User/hand-over-project'),
  takeBackHandOver: to('DELETE', '/api/User/hand-over-project'),
  // queue
  getWaiting: to('GET', '/api/User/moderation-waiting'),
  listSubmittedProfiles: to('GET', '/api/User/profiles-for-moderation'),
  approveProfile: to('POST', '/api/User/approve-profile/{telegramId}'),
  rejectProfile: to('POST', '/api/User/reject-profile/{telegramId}'),
  decideProfile: to('POST', '/api/User/decide-profile/{telegramId}'),
  setInReview: to('POST', '/api/User/set-in-review/{id}'),
  listSubmittedProjects: to('GET', '/api/User/projects-for-moderation'),
  approveProject: to('POST', '/api/User/approve-project/{id}'),
  rejectProject: to('POST', '/api/User/reject-project/{id}'),
  decideProject: to('POST', '/api/User/decide-project/{id}'),
  setProjectInReview: to('POST', '/api/User/set-project-in-review/{id}'),
  listReports: to('GET', '/api/User/reports-for-moderation'),
  decideReport: to('POST', '/api/User/decide-report/{id}'),
  // record
  listRecord: to('GET', '/api/User/moderation-record'),
  getStatistics: to('GET', '/api/User/moderation-statistics'),
  // sanctions
  listOwnSanctions: to('GET', '/api/User/sanctions/{telegramId}'),
  appealSanction: to('POST', '/api/User/appeal-sanction/{telegramId}'),
  listSanctionAppeals: to('GET', '/api/User/appeals-for-moderation'),
  decideSanctionAppeal: to('POST', '/api/User/decide-appeal/{id}'),
  releaseUser: to('POST', '/api/User/{id}/release'),
  // contacts
  getContactStatus: to('GET', '/api/User/{id}/contact-request'),
  requestContact: to('POST', '/api/User/{id}/contact-request'),
} satisfies Record<string, Address>;
