import { Application, Pair, Project, RestoredProject, User } from '@kollab/contract/schemas';
import { endpoints } from '@kollab/contract/endpoints';
import type { Secret } from './world-markers.ts';

export type Standing =
  | 'author'
  | 'addressee'
  | 'moderator'
  | 'apart'
  | 'signedIn'
  | 'anonymous'
  | 'bot';

interface Allowed {
  secret: Secret;
  to: readonly Standing[];
  in: readonly string[];
}

const answering = (...replies: unknown[]) =>
  endpoints.filter(({ endpoint }) => replies.includes(endpoint.reply)).map(({ name }) => name);

const profiles = answering(User);
export const readsOfPeople = ['getUser', 'getUserByTelegram'];
const projects = answering(Project, RestoredProject);
const projectLists = ['listAllProjects', 'listProjectsOf', 'listTeamProjects', 'searchProjects'];
const queue = ['listSubmittedProfiles', 'listPendingProfileChanges', 'getModerationHistory'];
const record = ['listRecord'];
const applications = [...answering(Application), 'listOwnApplications', 'getOpenApplications'];
const pairs = [...answering(Pair), 'listPairs'];
const allApplications = ['listAllApplications', 'listOwnApplications'];
const waiting = ['listProjectApplications', 'getApplication', 'decideApplication'];
const inbox = ['listInbox', 'getToday'];
const lists = ['listFollowers', 'listFollowing', 'listNewThisWeek', 'searchUsers'];
/** Pages do not ask who looks. */
const publicPages = ['/user/:id', '/user/:id/links'];
const messages = ['claimNotifications'];

const row = (secret: Secret, to: Standing | Standing[], ...where: string[][]): Allowed => ({
  secret,
  to: [to].flat(),
  in: where.flat(),
});
const everybody: Standing[] = ['author', 'addressee', 'moderator', 'signedIn', 'anonymous', 'bot'];

/** What secret may be seen by whom, and in which answers. Anything else is a leak. */
export const allowed: readonly Allowed[] = [
  row('phone', 'author', profiles),
  row('emailForTeam', 'author', profiles),
  row('emailForTeam', 'addressee', readsOfPeople),
  row('emailForAll', 'author', profiles),
  row('emailForAll', ['addressee', 'signedIn', 'moderator'], readsOfPeople),
  row('published', everybody, profiles),
  row('published', 'author', applications),
  row('published', 'signedIn', waiting),
  row('published', 'moderator', ['getModerationHistory'], record, allApplications),
  row('cardLine', everybody, profiles, messages),
  row('cardLine', ['author', 'moderator', 'signedIn'], lists, queue, record, inbox),
  row('cardLine', 'signedIn', ['listMatchedPeople']),
  row('cardLine', ['author', 'signedIn'], ['listSaved']),
  row('cardLine', 'apart', ['listBlocked']),
  row('cardLine', ['apart', 'author', 'moderator', 'signedIn', 'anonymous'], publicPages),
  row('hiddenProfile', 'author', profiles, ['apply']),
  row('hiddenProfile', 'moderator', profiles, record),
  row('heldName', 'moderator', queue, record),
  row('heldName', 'bot', messages),
  row('draft', 'author', profiles),
  row('submitted', 'author', profiles, ['getModerationHistory']),
  row('submitted', 'moderator', queue, record),
  row('submitted', 'bot', messages),
  row('rejectedValue', 'author', profiles),
  row('rejectedValue', 'moderator', record),
  row('rejectionReason', 'author', profiles, ['getModerationHistory'], inbox),
  row('rejectionReason', 'moderator', queue, record),
  row('rejectionReason', 'bot', messages),
  row('appeal', 'moderator', queue, record),
  row('appeal', 'author', ['getModerationHistory']),
  row('appeal', 'bot', messages),
  row('savedSearch', 'author', ['listSavedSearches']),
  row('letter', 'author', applications, pairs),
  row('letter', 'addressee', waiting, inbox),
  row('letter', 'moderator', allApplications),
  row('letter', 'bot', messages),
  row('refusalReason', 'author', applications, inbox),
  row('refusalReason', 'addressee', waiting),
  row('refusalReason', 'moderator', allApplications),
  row('refusalReason', 'bot', messages),
  row('report', 'moderator', ['listReports']),
  row('report', 'bot', messages),
  row('sanctionReason', 'author', inbox, ['listOwnSanctions']),
  row('sanctionReason', 'moderator', record),
  row('sanctionReason', 'bot', messages),
  row('contactText', 'addressee', inbox),
  row('contactText', 'bot', messages),
  row('projectEdit', 'author', projects, projectLists, ['getVacancy', 'listMemberships']),
  row('projectEdit', 'moderator', projects, ['listSubmittedProjects'], record),
  row('projectEdit', 'bot', messages),
  row('waitingProject', 'author', projects, projectLists),
  row('waitingProject', 'moderator', projects, projectLists, ['listSubmittedProjects'], record),
  row('waitingProject', 'bot', messages),
  row('rejectedProject', 'author', projects, projectLists),
  row('rejectedProject', 'moderator', projects, projectLists, record),
  row('projectReason', 'author', projects, inbox),
  row('projectReason', 'moderator', projects, record),
  row('projectReason', 'bot', messages),
  row('archivedProject', 'author', projects, projectLists),
  row('archivedProject', 'moderator', projects, projectLists, record),
  row('deletedProject', 'author', projects, projectLists),
  row('deletedProject', 'moderator', projects, projectLists, record),
  row('hiddenProject', 'author', projects, projectLists, ['listMemberships']),
  row('hiddenProject', 'moderator', projects, projectLists, record),
  row('checkInLine', ['author', 'addressee'], ['getCheckIns']),
  row('workText', 'author', ['listConfirmedWork', 'listProjectWork']),
  row('workText', 'moderator', ['listWorkTexts']),
  row('workText', 'bot', messages),
  row('room', ['author', 'addressee'], ['getRoom']),
  row('meeting', ['author', 'addressee'], ['getMeeting']),
  row('invitation', 'author', projects, ['addParticipant', 'addToProjectTeam', 'handOverProject']),
];
