import { type Address, addresses, to } from './addresses.ts';
import { lateAddresses } from './late-addresses.ts';

/** Calls that the mini-app never sends: the bot's, scripts', and those that were specified and are served. */
export const otherAddresses = {
  listAllApplications: to('GET', '/api/User/all-applications'),
  remindTomorrow: to('POST', '/api/User/remind-tomorrow'),
  listSubscriptions: to('GET', '/api/User/subscriptions/{telegramId}'),
  getLive: to('GET', '/health/live'),
  getReady: to('GET', '/health/ready'),
  listPendingProfileChanges: to('GET', '/api/User/pending-profile-changes'),
  listModerators: to('GET', '/api/User/moderators'),
  findByUsername: to('GET', '/api/User/by-username/{username}'),
  getOwnRole: to('GET', '/api/User/own-role'),
  claimNotifications: to('POST', '/api/notifications/claim'),
  settleNotification: to('POST', '/api/notifications/{id}/settle'),
  downloadExport: to('GET', '/api/notifications/{id}/export', { download: 'application/zip' }),
  updateStatus: to('PATCH', '/api/User/update-status/{telegramId}'),
  saveChange: to('POST', '/api/User/save-change'),
  updateDescription: to('PATCH', '/api/User/update-description/{telegramId}'),
  updateTags: to('PATCH', '/api/User/update-tags/{telegramId}'),
  updateExperiences: to('PATCH', '/api/User/update-experiences/{telegramId}'),
  putUser: to('PUT', '/api/User/{id}'),
  updatePhoto: to('POST', '/api/User/update-profile'),
  removeTag: to('POST', '/api/profile/remove-tag'),
  deleteLink: to('POST', '/api/User/delete-link'),
  getProjectSubmission: to('GET', '/api/User/project-submission/{id}'),
  listInvitations: to('GET', '/api/User/invitations/{telegramId}'),
  checkRoomOffer: to('POST', '/api/rooms/check'),
  linkRoom: to('POST', '/api/rooms/link'),
  admitToRoom: to('POST', '/api/rooms/admit'),
  noteRoom: to('POST', '/api/rooms/note'),
  moveRoom: to('POST', '/api/rooms/move'),
  takeUpdate: to('POST', '/api/bot/updates'),
  getUserByTelegram: to('GET', '/api/User/get-user-by-telegram/{telegramId}'),
  grantModerator: to('PUT', '/api/User/{id}/moderator'),
  takeModerator: to('DELETE', '/api/User/{id}/moderator'),
} satisfies Record<string, Address>;

/** Every call of Kollab, by name. */
export const allAddresses = { ...addresses, ...lateAddresses, ...otherAddresses };

export type CallName = keyof typeof allAddresses;
