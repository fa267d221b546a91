/** Where a call goes, and what it carries other than JSON. */
export interface Address {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As specified (spec §7), with `{name}` for a path parameter. */
  readonly path: string;
  /** The multipart field that carries one picture, where the body is an upload. */
  readonly upload?: 'image';
  /** What the reply is, where it is no JSON: then it is the stream of its bytes. */
  readonly download?: 'application/zip' | 'text/event-stream';
}

export const to = (
  method: Address['method'],
  path: string,
  how: Pick<Address, 'upload' | 'download'> = {},
): Address => ({ method, path, ...how });

/** The calls of the screens that people come to first, by name; `late-addresses.ts` and `other-addresses.ts` have the rest. What they take, answer and refuse stands in `endpoints/`. */
export const addresses = {
  // account
  getAccount: to('GET', '/api/User/account/{telegramId}'),
  giveConsent: to('POST', '/api/User/consent'),
  requestDeletion: to('POST', '/api/User/delete-account'),
  cancelDeletion: to('POST', '/api/User/keep-account'),
  // alerts
  saveSearch: to('POST', '/api/User/saved-searches'),
  listSavedSearches: to('GET', '/api/User/saved-searches'),
  setSearchMode: to('PATCH', '/api/User/saved-searches/{id}'),
  deleteSearch: to('DELETE', '/api/User/saved-searches/{id}'),
  // applications
  apply: to('POST', '/api/User/apply'),
  listOwnApplications: to('GET', '/api/User/applications/{telegramId}'),
  getApplication: to(
    'GET',
    '/api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId}',
  ),
  decideApplication: to(
    'PATCH',
    '/api/projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId}',
  ),
  // catalogue
  listVacancies: to('GET', '/api/User/vacancies'),
  listWiderVacancies: to('GET', '/api/User/wider-vacancies'),
  searchProjects: to('GET', '/api/User/search-projects'),
  listNewThisWeek: to('GET', '/api/User/new-this-week'),
  // contacts
  answerContactRequest: to('POST', '/api/User/answer-contact-request'),
  // follows
  follow: to('POST', '/api/User/follow'),
  unfollow: to('POST', '/api/User/unfollow'),
  getStats: to('GET', '/api/User/{id}/stats'),
  listFollowing: to('GET', '/api/User/{id}/following'),
  listFollowers: to('GET', '/api/User/{id}/followers'),
  // feed
  followProject: to('POST', '/api/User/follow-project'),
  unfollowProject: to('DELETE', '/api/User/follow-project'),
  listFeed: to('GET', '/api/User/feed'),
  getFeedSettings: to('GET', '/api/User/feed-settings/{telegramId}'),
  setFeedSettings: to('PATCH', '/api/User/feed-settings/{telegramId}'),
  // inbox
  listInbox: to('GET', '/api/User/inbox/{telegramId}'),
  getUnread: to('GET', '/api/User/unread/{telegramId}'),
  streamChanges: to('GET', '/api/User/changes/{telegramId}', { download: 'text/event-stream' }),
  markRead: to('POST', '/api/User/mark-read'),
  // matching
  listMatchedVacancies: to('GET', '/api/User/matches/vacancies'),
  listMatchedPeople: to('GET', '/api/User/matches/people'),
  dismissMatch: to('POST', '/api/User/matches/dismiss'),
  callToApply: to('POST', '/api/User/call-to-apply'),
  setLookingForTeam: to('PATCH', '/api/User/looking-for-team/{telegramId}'),
  // moderation-record
  getTypicalTime: to('GET', '/api/User/moderation-typical-time'),
  // moderation
  appealProfile: to('POST', '/api/User/appeal-profile'),
  setAllInReview: to('POST', '/api/User/set-all-in-review'),
  getModerationHistory: to('GET', '/api/User/moderation-history/{telegramId}'),
  // notifications
  setReachable: to('PUT', '/api/notifications/reachable'),
  // profiles
  sendToModeration: to('POST', '/api/User/send-to-moderation'),
  updateProfile: to('PATCH', '/api/User/update-profile/{telegramId}'),
  setContactVisibility: to('PATCH', '/api/User/contact-visibility/{telegramId}'),
  // project-moderation
  appealProject: to('POST', '/api/User/appeal-project'),
  // projects
  restoreProject: to('POST', '/api/User/restore-project/{id}'),
  createProject: to('POST', '/api/User/create-project'),
  editProject: to('PATCH', '/api/User/project/{projectId}'),
  getProject: to('GET', '/api/User/project/{projectId}'),
  listProjectsOf: to('GET', '/api/User/projects/{telegramId}'),
  listMemberships: to('GET', '/api/User/memberships/{telegramId}'),
  listAllProjects: to('GET', '/api/User/all-projects'),
  uploadProjectCover: to('POST', '/api/User/upload-project-cover', { upload: 'image' }),
  // rooms
  offerRoom: to('POST', '/api/User/project/{projectId}/room'),
  unlinkRoom: to('DELETE', '/api/User/project/{projectId}/room'),
  getRoom: to('GET', '/api/User/project/{projectId}/room'),
  // safety
  reportUser: to('POST', '/api/User/{id}/report'),
  reportProject: to('POST', '/api/User/project/{projectId}/report'),
  blockUser: to('PUT', '/api/User/{id}/block'),
  unblockUser: to('DELETE', '/api/User/{id}/block'),
  // saved
  save: to('PUT', '/api/User/saved/{kind}/{id}'),
  forget: to('DELETE', '/api/User/saved/{kind}/{id}'),
  listSaved: to('GET', '/api/User/saved'),
  getMarks: to('GET', '/api/User/marks'),
  // search
  searchUsers: to('GET', '/api/User/search-users'),
  listUniversities: to('GET', '/api/User/universities'),
  listMajors: to('GET', '/api/User/majors'),
  // sharing
  shareProject: to('POST', '/api/User/share-project/{projectId}'),
  // tags
  listTags: to('GET', '/api/User/tags'),
  // team
  addToProjectTeam: to('POST', '/api/User/add-to-project-team'),
  leaveProject: to('POST', '/api/User/leave-project'),
  answerHandOver: to('POST', '/api/User/answer-hand-over'),
  answerInvitation: to('POST', '/api/User/answer-invitation'),
  // today
  getToday: to('GET', '/api/User/today'),
  // uploads
  uploadAvatar: to('POST', '/api/User/upload-avatar', { upload: 'image' }),
  // users
  getOrCreateUser: to('POST', '/api/User/get-or-create'),
  getUser: to('GET', '/api/User/{id}'),
  // vacancies
  getVacancy: to('GET', '/api/User/project/{projectId}/vacancy/{vacancyId}'),
  closeVacancy: to('POST', '/api/User/project/{projectId}/vacancy/{vacancyId}/close'),
  reopenVacancy: to('POST', '/api/User/project/{projectId}/vacancy/{vacancyId}/reopen'),
} satisfies Record<string, Address>;
