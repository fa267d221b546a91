import type { Calls } from './calls.ts';
import { otherAddresses } from './http/other-addresses.ts';

/** The calls that no screen sends, typed by their endpoints. */
export const {
  listAllApplications,
  remindTomorrow,
  listSubscriptions,
  getLive,
  getReady,
  listPendingProfileChanges,
  listModerators,
  findByUsername,
  getOwnRole,
  claimNotifications,
  settleNotification,
  downloadExport,
  updateStatus,
  saveChange,
  updateDescription,
  updateTags,
  updateExperiences,
  putUser,
  updatePhoto,
  removeTag,
  deleteLink,
  getProjectSubmission,
  listInvitations,
  takeUpdate,
  getUserByTelegram,
  grantModerator,
  takeModerator,
}: Pick<Calls, keyof typeof otherAddresses> = otherAddresses;
